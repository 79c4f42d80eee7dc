/** Renders an empty page, to measure the scripts that the framework adds to every page. */
export default function Page() {
  return <p>Nothing but the framework.</p>
}
