/** Equal for names that look the same: keyboards write the same Bengali letter, such as য়, as one character or as two. */
export const nameKey = (name: string) => name.normalize().trim();
