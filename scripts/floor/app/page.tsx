/** Renders an empty page, to measure the framework's scripts. */
export default function Page() {
  return <p>Nothing but the framework.</p>
}
