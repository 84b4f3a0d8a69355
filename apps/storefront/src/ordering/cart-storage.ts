import { formatAmount } from '../lib/amount.ts';
import type { KeptStorage } from '../lib/kept-storage.ts';
import { isOrderable, type CartLine } from './cart-dish.ts';
import { keepFood, parseKeptFood, type KeptFood } from './kept-food.ts';

const cartKey = 'cart';
const mostQuantity = 999;
/** Stored descriptions are truncated to save storage. Characters. */
const longestDescription = 300;

/** The stored cart of Spec §3: a list of the food's fields plus `quantity`. The results of a menu comparison (previous price, unavailable) are not stored. */
export interface CartStorage {
  /** Drops invalid lines, caps quantities at 999 and ignores unknown keys. Never throws. */
  read(): CartLine[];
  write(lines: readonly CartLine[]): void;
  /**
   * Whether another tab has written since the last read or write. A missing key does not count: a removal by another tab fires a storage event, and
   * clearing the storage in this tab does not empty the visible cart.
   */
  hasNews(): boolean;
  /** Removes what this tab has written after another tab's clear whose event had not arrived yet. */
  forget(): void;
  concerns(key: string | null): boolean;
}

type KeptLine = KeptFood & { quantity: number };

export function createCartStorage(storage: KeptStorage): CartStorage {
  let seen: string | null = null;
  let restored: string | null = null;
  return {
    read() {
      seen = storage.read(cartKey);
      return parseLines(seen);
    },
    write(lines) {
      const isCleared = seen !== null && storage.read(cartKey) === null;
      seen = lines.length === 0 ? null : JSON.stringify(lines.map(keepLine));
      if (isCleared) restored = seen;
      // An empty cart removes the key: after a logout local storage stays empty (Behaviour 'Storage and session').
      if (seen === null) storage.remove(cartKey);
      else storage.write(cartKey, seen);
    },
    hasNews() {
      const stored = storage.read(cartKey);
      return stored !== null && stored !== seen;
    },
    forget() {
      if (restored !== null && storage.read(cartKey) === restored) storage.remove(cartKey);
      restored = null;
    },
    concerns: (key) => key === null || key === cartKey,
  };
}

function keepLine({ item, quantity }: CartLine): KeptLine {
  const kept = keepFood(item);
  return { ...kept, price: formatAmount(item.price), description: kept.description.slice(0, longestDescription), quantity };
}

function parseLines(text: string | null): CartLine[] {
  if (text === null) return [];
  const rows = parseJson(text);
  if (!Array.isArray(rows)) {
    console.error('The stored cart could not be read; it starts empty.');
    return [];
  }
  const lines = new Map<number, CartLine>();
  for (const row of rows) {
    const line = parseLine(row);
    if (line && !lines.has(line.item.id)) lines.set(line.item.id, line);
  }
  if (lines.size < rows.length) console.error(`${rows.length - lines.size} stored cart lines could not be read and were left out.`);
  return [...lines.values()];
}

function parseLine(row: unknown): CartLine | null {
  const food = parseKeptFood(row);
  if (!food || !isOrderable(food) || typeof row !== 'object' || row === null || !('quantity' in row)) return null;
  const { quantity } = row;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null;
  return { item: food, quantity: Math.min(quantity, mostQuantity), formerPrice: null, isGone: false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
