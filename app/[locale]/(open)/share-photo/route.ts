/** Redirects a photo that was shared before the service worker was ready to receive it. */
export function POST(): Response {
  return new Response(null, { status: 303, headers: { location: '/my-activities' } })
}
