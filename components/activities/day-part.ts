/**
 * Returns the part of the day for a greeting.
 * @param time 'HH:mm'
 */
export function dayPart(time: string): 'morning' | 'afternoon' | 'evening' {
  if (time >= '05:00' && time < '12:00') return 'morning'
  return time >= '12:00' && time < '18:00' ? 'afternoon' : 'evening'
}
