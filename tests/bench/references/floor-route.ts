/** A call that does nothing: what the framework alone lets through. */
export function GET(): Response {
  return Response.json({ success: true, data: null })
}
