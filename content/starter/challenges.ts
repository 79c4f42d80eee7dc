import type { TaskName } from './tasks'
import type { Translated } from './text'

type ChallengeText = Translated<{ title: string; description: string }> & {
  /** Tasks per day, Monday first. */
  days: [TaskName, ...TaskName[]][]
}

/** The four weeks of a cycle. */
export const challengeTexts: ChallengeText[] = [
  {
    base: 'en',
    en: {
      title: 'A colorful plate',
      description: 'Seven days to taste, chop, stir and set the table together.',
    },
    pt: {
      title: 'Prato colorido',
      description: 'Sete dias para provar, cortar, mexer e pôr a mesa juntos.',
    },
    days: [
      ['threeColours'],
      ['newFruit'],
      ['setTable'],
      ['soupNight'],
      ['lunchBox'],
      ['littleCook', 'hands'],
      ['fruitDessert'],
    ],
  },
  {
    base: 'pt-BR',
    en: {
      title: 'Good night, moon',
      description: 'A calm end to every day: fewer screens, more stories, lights out on time.',
    },
    pt: {
      title: 'Boa noite, lua',
      description: 'Um fim de dia mais calmo: menos telas, mais histórias e luz apagada na hora.',
    },
    days: [
      ['story'],
      ['lightsOut'],
      ['screenFree', 'brushing'],
      ['calmHour'],
      ['brushSong'],
      ['gameTable'],
      ['thanks'],
    ],
  },
  {
    base: 'en',
    en: {
      title: 'Out into the open',
      description: 'Grass under the feet, wind in the hair: this week moves outdoors.',
    },
    pt: {
      title: 'Pé na grama',
      description: 'Grama no pé, vento no cabelo: esta semana acontece ao ar livre.',
    },
    days: [['outside'], ['bean'], ['dogWalk'], ['puddles'], ['dance'], ['wheels', 'waterPlants'], ['picnic']],
  },
  {
    base: 'pt-BR',
    en: {
      title: 'Water first',
      description:
        'Small sips, clean hands, green leaves: a week around water, with a little play at the end.',
    },
    pt: {
      title: 'Água antes de tudo',
      description:
        'Golinhos, mãos limpas e folhas verdes: uma semana em volta da água, com brincadeira no final.',
    },
    days: [
      ['wakeWater'],
      ['bottle'],
      ['hands', 'newFruit'],
      ['waterPlants'],
      ['brushing'],
      ['tidy', 'wheels'],
      ['screenFree'],
    ],
  },
]
