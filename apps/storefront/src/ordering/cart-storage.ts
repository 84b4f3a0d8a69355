import { parseFood } from '@my-food/api';
import { maxQuantity } from '@my-food/machines';
import type { FallbackStorage } from '../platform/fallback-storage.ts';
import { parseJson } from '../platform/parse-json.ts';
import { isOrderable, type CartLine } from './cart-dish.ts';
import { toFoodSnapshot, type FoodSnapshot } from './food-snapshot.ts';
import { report } from '../platform/reporting/report.ts';

const cartKey = 'cart';
/** Stored descriptions are truncated to save storage. Characters. */
const maxDescriptionLength = 300;

/** The stored cart of Spec §3: the fields of each food and its `quantity`, not the results of a menu comparison (previous price, unavailable). */
export interface CartStorage {
  /** Drops invalid lines and all but the first of a dish, caps quantities and ignores unknown keys. Never throws. */
  read(): CartLine[];
  write(lines: readonly CartLine[]): void;
  /**
   * Whether another tab has written since the last read or write. A missing key does not count: a removal by another tab fires a storage event, and
   * clearing the storage in this tab does not empty the visible cart.
   */
  hasExternalChange(): boolean;
  /** Removes what this tab has written after another tab's clear whose event had not arrived yet. */
  removeRestored(): void;
  isCartKey(key: string | null): boolean;
}

type StoredLine = FoodSnapshot & { quantity: number };

export function createCartStorage(storage: FallbackStorage): CartStorage {
  let lastText: string | null = null;
  let restored: string | null = null;
  return {
    read() {
      lastText = storage.read(cartKey);
      return parseLines(lastText);
    },
    write(lines) {
      const isCleared = lastText !== null && storage.read(cartKey) === null;
      lastText = lines.length === 0 ? null : JSON.stringify(lines.map(serializeLine));
      if (isCleared) restored = lastText;
      // An empty cart removes the key: after a logout local storage stays empty (Behaviour 'Storage and session').
      if (lastText === null) storage.remove(cartKey);
      else storage.write(cartKey, lastText);
    },
    hasExternalChange() {
      const stored = storage.read(cartKey);
      return stored !== null && stored !== lastText;
    },
    removeRestored() {
      if (restored !== null && storage.read(cartKey) === restored) storage.remove(cartKey);
      restored = null;
    },
    isCartKey: (key) => key === null || key === cartKey,
  };
}

function serializeLine({ item, quantity }: CartLine): StoredLine {
  const snapshot = toFoodSnapshot(item);
  return { ...snapshot, description: snapshot.description.slice(0, maxDescriptionLength), quantity };
}

function parseLines(text: string | null): CartLine[] {
  if (!text) return [];
  const rows = parseJson(text);
  if (!Array.isArray(rows)) {
    report(null, 'The stored cart could not be read.', []);
    return [];
  }
  const lines = new Map<number, CartLine>();
  for (const row of rows) {
    const line = parseLine(row);
    if (line && !lines.has(line.item.id)) lines.set(line.item.id, line);
  }
  if (lines.size < rows.length) report(null, 'Stored cart lines could not be read:', [rows.length - lines.size]);
  return [...lines.values()];
}

function parseLine(row: unknown): CartLine | null {
  const food = parseFood(row);
  if (!food || !isOrderable(food) || typeof row !== 'object' || row === null || !('quantity' in row)) return null;
  const { quantity } = row;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null;
  return { item: food, quantity: Math.min(quantity, maxQuantity), previousPrice: null, isUnavailable: false };
}
