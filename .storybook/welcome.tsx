/** The first page of the Storybook: what stands where. */
export function Welcome() {
  return <h1>My Food</h1>;
}
