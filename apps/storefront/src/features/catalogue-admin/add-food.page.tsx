export function AddFoodPage() {
  return <h1>AddFoodPage</h1>;
}
