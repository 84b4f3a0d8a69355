export function UpdateFoodPage() {
  return <h1>UpdateFoodPage</h1>;
}
