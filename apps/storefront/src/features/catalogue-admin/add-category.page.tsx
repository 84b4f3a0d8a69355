export function AddCategoryPage() {
  return <h1>AddCategoryPage</h1>;
}
