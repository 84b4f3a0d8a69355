const oneYearSeconds = 31_536_000;

/** Remembers a choice of the user, or forgets it if `value` is null. A cookie survives the cleared storage of a logout. */
export function rememberChoice(page: Pick<Document, 'cookie'>, name: string, value: string | null): void {
  page.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : oneYearSeconds}; samesite=lax`;
}
