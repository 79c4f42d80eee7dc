import { expect, it } from 'vitest'
import type { PlantMood } from '@/components/art/plant-mood'
import type { LeafState } from '@/components/art/week-path'
import { plantFacts, plantMood } from '@/components/progress/plant-mood'

it.each<[LeafState | null, string, PlantMood]>([
  ['today', '00:00', 'awake'],
  ['today', '16:59', 'awake'],
  ['today', '17:00', 'thirsty'],
  ['today', '23:59', 'thirsty'],
  ['done', '20:00', 'watered'],
  ['rest', '20:00', 'asleep'],
  ['empty', '20:00', 'asleep'],
  [null, '20:00', 'asleep'],
])('with a leaf that is %s at %s, the plant is %s', (leaf, time, mood) => {
  expect(plantMood({ leaf, isChallengeComplete: false, time })).toBe(mood)
})

it('the plant blooms once the week is complete, on any kind of day', () => {
  for (const leaf of ['done', 'rest', 'empty'] as const)
    expect(plantMood({ leaf, isChallengeComplete: true, time: '20:00' })).toBe('blooming')
})

it('the text of the plant includes its name only if it has one', () => {
  const t = (key: string, values: object) => `${key} ${JSON.stringify(values)}`
  expect(plantFacts({ plantName: 'Figo', pot: 'sky' }, 'thirsty', t)).toEqual({
    pot: 'sky',
    mood: 'thirsty',
    text: 'mood.thirsty {"named":"yes","name":"Figo"}',
  })
  expect(plantFacts({ plantName: null, pot: 'clay' }, 'awake', t).text).toContain('"named":"no"')
})
