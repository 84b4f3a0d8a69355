export function UpdateCategoryPage() {
  return <h1>UpdateCategoryPage</h1>;
}
