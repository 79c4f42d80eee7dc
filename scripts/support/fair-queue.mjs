// An address with a crowd of connections may use half of the event loop, so that others, above all
// sign-ins, are served in time (docs/decisions/036-overload-protection.md).
import { performance } from 'node:perf_hooks'

/** More than people who share an address make. */
const CROWD = 32
/** Per crowd, and of all. */
const MAX_WAITING = { address: 1000, all: 5000 }
/** Share of the event loop; requests then stay in the queue. */
const MAX_UTILIZATION = 0.5
const INTERVAL_MS = 5
/** An event stream or a slow upload uses no event loop. */
const MAX_COUNTED_MS = 10_000

/** @type {Map<string, number>} Running or waiting requests per address. */
const openRequests = new Map()
/** @type {Set<string>} Addresses that had a crowd and have open requests. */
const crowds = new Set()
/** @typedef {() => void} Start */
/**
 * @type {Map<string, { signIns: Set<Start>, others: Set<Start> }>} Waiting requests of each crowd, the next
 * one first.
 */
const queues = new Map()
let waiting = 0
/** @type {NodeJS.Timeout | undefined} */
let timer

/**
 * Runs a request at once, or in its turn when its address has a crowd.
 * @param {string} address
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response answers 503 here when too many wait
 * @param {() => void} start
 */
export function startFairly(address, request, response, start) {
  const open = (openRequests.get(address) ?? 0) + 1
  openRequests.set(address, open)
  const stopCounting = once(() => closeRequest(address))
  /** @type {NodeJS.Timeout | undefined} */
  let expiry
  const startCounted = () => {
    expiry = setTimeout(stopCounting, MAX_COUNTED_MS).unref()
    start()
  }
  onGone(request, response, () => {
    clearTimeout(expiry)
    removeWaiting(address, startCounted)
    // Requests that never wait are served in the same turn of the event loop.
    setImmediate(stopCounting)
  })
  if (open > CROWD) crowds.add(address)
  if (!crowds.has(address)) return startCounted()
  const queue = queues.get(address) ?? { signIns: new Set(), others: new Set() }
  if (queue.signIns.size + queue.others.size >= MAX_WAITING.address || waiting >= MAX_WAITING.all)
    return refuse(response)
  queues.set(address, queue)
  const lane = isSignIn(request) ? queue.signIns : queue.others
  lane.add(startCounted)
  waiting += 1
  timer ??= setInterval(startNext, INTERVAL_MS)
}

/** @param {() => void} work */
function once(work) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}

/**
 * Calls back once the response or its connection is closed: a pipelined response without its turn never is.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} callback
 */
function onGone({ socket }, response, callback) {
  const gone = () => {
    response.off('close', gone)
    socket.off('close', gone)
    callback()
  }
  response.on('close', gone)
  socket.setMaxListeners(0)
  socket.on('close', gone)
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
  if (utilization < MAX_UTILIZATION) takeNext()?.()
  if (waiting > 0) return
  clearInterval(timer)
  timer = undefined
}

/** Sign-ins first: their user may share the address with a crowd. */
function takeNext() {
  const [next] = queues
  if (!next) return undefined
  const [address, queue] = next
  const [start] = queue.signIns.size > 0 ? queue.signIns : queue.others
  // Many waiting requests do not delay another address.
  queues.delete(address)
  queues.set(address, queue)
  if (start) removeWaiting(address, start)
  return start
}

/**
 * @param {string} address
 * @param {Start} start
 */
function removeWaiting(address, start) {
  const queue = queues.get(address)
  if (!queue || !(queue.signIns.delete(start) || queue.others.delete(start))) return
  waiting -= 1
  if (queue.signIns.size + queue.others.size === 0) queues.delete(address)
}
