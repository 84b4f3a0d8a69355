export function FoodListPage() {
  return <h1>FoodListPage</h1>;
}
