export function ProfileUpdatePage() {
  return <h1>ProfileUpdatePage</h1>;
}
