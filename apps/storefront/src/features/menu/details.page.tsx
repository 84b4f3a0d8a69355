export function DetailsPage() {
  return <h1>DetailsPage</h1>;
}
