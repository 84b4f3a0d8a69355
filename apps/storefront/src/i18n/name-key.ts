/** Equal for names that only keyboards write differently: a Bengali letter, such as য়, as one character or as two, with joiners or without. */
export const nameKey = (name: string) =>
  name
    .normalize()
    .replace(/[\u200c\u200d]/g, '')
    .trim();
