/** The smallest page that the framework can make: what its scripts weigh is the floor under every page of ours. */
export default function Page() {
  return <p>Nothing but the framework.</p>
}
