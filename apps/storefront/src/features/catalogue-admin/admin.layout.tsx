export function AdminLayout() {
  return <h1>AdminLayout</h1>;
}
