export { toDocument, toIndex } from './document.ts';
export type { MachineFixture } from './machine-fixture.ts';
export { machineFixtures } from './machine-fixtures.ts';
export { toMermaid } from './mermaid.ts';
export { pathOf } from './transitions.ts';
