// Admission of requests: an address with a crowd of connections may use half of the event loop, so that others, and above
// all sign-ins, are served in time. Decision: docs/decisions/036-overload-protection.md
import { performance } from 'node:perf_hooks'

/** More requests at once than people who share an address make. */
const CROWD = 32
/** Requests of crowds that may wait; more are refused. */
const MAX_WAITING = 1000
/** Share of the event loop above which waiting requests stay in the queue. */
const MAX_UTILIZATION = 0.5
const INTERVAL_MS = 5

/** @type {Map<string, number>} Requests of each address that are running or waiting. */
const openRequests = new Map()
/** @type {Set<string>} Addresses that had a crowd of requests and still have open ones. */
const crowds = new Set()
/** @typedef {{ response: import('node:http').ServerResponse, start: () => void }} Waiting */
/** Served in this order: a user who signs in may share the address with the crowd. */
const queues = { signIns: /** @type {Waiting[]} */ ([]), others: /** @type {Waiting[]} */ ([]) }
/** @type {NodeJS.Timeout | undefined} */
let timer

/**
 * Runs a request at once, or in its turn when its address has a crowd of open requests.
 * @param {string} address
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response answers 503 here when too many wait
 * @param {() => void} start
 */
export function startFairly(address, request, response, start) {
  const open = (openRequests.get(address) ?? 0) + 1
  openRequests.set(address, open)
  // Deferred, because requests without any waiting are served one after another in the same turn of the event loop.
  response.once('close', () => setImmediate(closeRequest, address))
  if (open > CROWD) crowds.add(address)
  if (!crowds.has(address)) return start()
  const queue = isSignIn(request) ? queues.signIns : queues.others
  if (queue.length >= MAX_WAITING) return refuse(response)
  queue.push({ response, start })
  timer ??= setInterval(startNext, INTERVAL_MS)
}

/** @param {string} address */
function closeRequest(address) {
  const left = (openRequests.get(address) ?? 1) - 1
  if (left > 0) return openRequests.set(address, left)
  openRequests.delete(address)
  crowds.delete(address)
}

/** @param {import('node:http').IncomingMessage} request */
function isSignIn({ method, url }) {
  return method === 'POST' && url === '/api/v1/auth/login'
}

/** @param {import('node:http').ServerResponse} response */
function refuse(response) {
  response.writeHead(503, { 'retry-after': '10', connection: 'close' }).end()
}

let last = performance.eventLoopUtilization()

function startNext() {
  const now = performance.eventLoopUtilization()
  const { utilization } = performance.eventLoopUtilization(now, last)
  last = now
  if (utilization < MAX_UTILIZATION) takeNext()?.start()
  if (queues.signIns.length + queues.others.length > 0) return
  clearInterval(timer)
  timer = undefined
}

/** Returns the first request whose client is still there. */
function takeNext() {
  let next = queues.signIns.shift() ?? queues.others.shift()
  while (next?.response.destroyed) next = queues.signIns.shift() ?? queues.others.shift()
  return next
}
