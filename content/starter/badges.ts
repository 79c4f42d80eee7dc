import type { Motif } from '@/components/art/motifs'
import type { BadgeRule } from '@/lib/features/badges/rules'
import type { Translated } from './text'

export type BadgeText = Translated<{ name: string; description: string }> & {
  /** Names the row in every installation. */
  key: string
  kind: 'weekly' | 'special' | 'monthly'
  motif: Motif
  rule: BadgeRule
}

const weekly: BadgeText[] = [
  {
    key: 'first-leaf',
    kind: 'weekly',
    motif: 'fruit',
    rule: { type: 'challenge_complete', weekNumber: 1 },
    base: 'en',
    en: { name: 'First leaf', description: 'Every task of a first week done.' },
    pt: { name: 'Primeira folha', description: 'Todas as tarefas de uma primeira semana feitas.' },
  },
  {
    key: 'second-leaf',
    kind: 'weekly',
    motif: 'sleep',
    rule: { type: 'challenge_complete', weekNumber: 2 },
    base: 'pt-BR',
    en: { name: 'Second leaf', description: 'Every task of a second week done.' },
    pt: { name: 'Segunda folha', description: 'Todas as tarefas de uma segunda semana feitas.' },
  },
  {
    key: 'third-leaf',
    kind: 'weekly',
    motif: 'sun',
    rule: { type: 'challenge_complete', weekNumber: 3 },
    base: 'en',
    en: { name: 'Third leaf', description: 'Every task of a third week done.' },
    pt: { name: 'Terceira folha', description: 'Todas as tarefas de uma terceira semana feitas.' },
  },
  {
    key: 'fourth-leaf',
    kind: 'weekly',
    motif: 'water',
    rule: { type: 'challenge_complete', weekNumber: 4 },
    base: 'pt-BR',
    en: { name: 'Fourth leaf', description: 'Every task of a fourth week done.' },
    pt: { name: 'Quarta folha', description: 'Todas as tarefas de uma quarta semana feitas.' },
  },
]

const special: BadgeText[] = [
  {
    key: 'first-harvest',
    kind: 'special',
    motif: 'camera',
    rule: { type: 'first_photo' },
    base: 'en',
    en: { name: 'First photo', description: 'The very first photo of something done.' },
    pt: { name: 'Primeira foto', description: 'A primeira foto de uma tarefa feita.' },
  },
  {
    key: 'three-in-a-row',
    kind: 'special',
    motif: 'streak',
    rule: { type: 'streak', count: 3 },
    base: 'en',
    en: { name: 'Three in a row', description: 'Three days in a row with something done.' },
    pt: { name: 'Três dias seguidos', description: 'Três dias seguidos com alguma tarefa feita.' },
  },
  {
    key: 'a-week-of-sunshine',
    kind: 'special',
    motif: 'sun',
    rule: { type: 'streak', count: 7 },
    base: 'pt-BR',
    en: { name: 'A week of sunshine', description: 'Seven days in a row with something done.' },
    pt: { name: 'Semana de sol', description: 'Sete dias seguidos com alguma tarefa feita.' },
  },
  {
    key: 'firm-stem',
    kind: 'special',
    motif: 'leaf',
    rule: { type: 'streak', count: 14 },
    base: 'en',
    en: { name: 'Firm stem', description: 'Fourteen days in a row with something done.' },
    pt: { name: 'Caule firme', description: 'Quatorze dias seguidos com alguma tarefa feita.' },
  },
  {
    key: 'deep-roots',
    kind: 'special',
    motif: 'sprout',
    rule: { type: 'streak', count: 30 },
    base: 'pt-BR',
    en: { name: 'Deep roots', description: 'Thirty days in a row with something done.' },
    pt: { name: 'Raízes fundas', description: 'Trinta dias seguidos com alguma tarefa feita.' },
  },
  {
    key: 'ten-good-things',
    kind: 'special',
    motif: 'star',
    rule: { type: 'tasks', count: 10 },
    base: 'en',
    en: { name: 'Ten good things', description: 'Ten tasks done as a family.' },
    pt: { name: 'Dez coisas boas', description: 'Dez tarefas feitas em família.' },
  },
  {
    key: 'fifty-stories-to-tell',
    kind: 'special',
    motif: 'book',
    rule: { type: 'tasks', count: 50 },
    base: 'en',
    en: { name: 'Fifty stories to tell', description: 'Fifty tasks done as a family.' },
    pt: { name: 'Cinquenta histórias', description: 'Cinquenta tarefas feitas em família.' },
  },
  {
    key: 'a-hundred-times-together',
    kind: 'special',
    motif: 'heart',
    rule: { type: 'tasks', count: 100 },
    base: 'pt-BR',
    en: { name: 'A hundred times together', description: 'A hundred tasks done as a family.' },
    pt: { name: 'Cem vezes juntos', description: 'Cem tarefas feitas em família.' },
  },
  {
    key: 'good-neighbours',
    kind: 'special',
    motif: 'friends',
    rule: { type: 'follows', count: 3 },
    base: 'pt-BR',
    en: { name: 'Good neighbors', description: 'Following three other families.' },
    pt: { name: 'Boa vizinhança', description: 'Seguindo outras três famílias.' },
  },
]

export const badgeTexts: BadgeText[] = [
  ...weekly,
  ...special,
  {
    key: 'flower-of-the-month',
    kind: 'monthly',
    motif: 'heart',
    rule: { type: 'cycle' },
    base: 'en',
    en: { name: 'Flower of the month', description: 'One petal for each week with five tasks done.' },
    pt: { name: 'Flor do mês', description: 'Uma pétala para cada semana com cinco tarefas feitas.' },
  },
]
