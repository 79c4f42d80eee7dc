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
  expect(plantMood({ leaf, isWhole: false, time })).toBe(mood)
})

it('is in bloom once the week is complete, on every day and at any time', () => {
  for (const leaf of ['done', 'rest', 'empty'] as const)
    expect(plantMood({ leaf, isWhole: true, time: '20:00' })).toBe('blooming')
})

it('takes the name of the plant into its text, or none', () => {
  const t = (key: string, values: object) => `${key} ${JSON.stringify(values)}`
  expect(plantFacts({ plantName: 'Figo', pot: 'sky' }, 'thirsty', t)).toEqual({
    pot: 'sky',
    mood: 'thirsty',
    text: 'mood.thirsty {"named":"yes","name":"Figo"}',
  })
  expect(plantFacts({ plantName: null, pot: 'clay' }, 'awake', t).text).toContain('"named":"no"')
})
