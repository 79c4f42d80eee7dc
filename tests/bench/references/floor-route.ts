/** Responds without work: the framework's own rate. */
export function GET(): Response {
  return Response.json({ success: true, data: null })
}
