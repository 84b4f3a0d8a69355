/** The versions that a consumer may have: of the same major, not older than the minor that the package is built with and may need. */
export const peerRange = (exact: string) => `^${exact.split('.').slice(0, 2).join('.')}`;
