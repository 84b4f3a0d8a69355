import { isObject } from './is-object.ts';

/** A node of the document: its JSON pointer and its value. */
export interface DocumentNode {
  pointer: string;
  value: unknown;
}

const escape = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const unescape = (key: string) => key.replace(/~1/g, '/').replace(/~0/g, '~');

const keysOf = (node: DocumentNode | null): string[] => (node && isObject(node.value) ? Object.keys(node.value) : []);

/** Navigates the parsed openapi.yaml without assumptions about its shape. */
export function openContract(document: unknown) {
  const root: DocumentNode = { pointer: '', value: document };

  const follow = (node: DocumentNode): DocumentNode => {
    if (!isObject(node.value) || typeof node.value['$ref'] !== 'string') return node;
    const keys = node.value['$ref'].replace(/^#\//, '').split('/').map(unescape);
    const target = resolvePath(root, ...keys);
    if (!target) throw new Error(`openapi.yaml refers to ${node.value['$ref']}, which does not exist`);
    return target;
  };
  /** Resolves a path of keys, following each `$ref`; null when it does not exist. */
  const resolvePath = (from: DocumentNode, ...keys: string[]): DocumentNode | null => {
    let node = follow(from);
    for (const key of keys) {
      if (!isObject(node.value) || !Object.hasOwn(node.value, key)) return null;
      node = follow({ pointer: `${node.pointer}/${escape(key)}`, value: node.value[key] });
    }
    return node;
  };
  return { root, resolvePath, keysOf };
}
