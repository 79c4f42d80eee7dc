/** Demo family. `diligence` is the probability of a task on its day. */
export type DemoFamily = {
  name: string
  language: 'en' | 'pt-BR'
  timezone: string
  privacy: 'private' | 'followers' | 'public'
  showsChildren: boolean
  adults: [first: string, surname: string, email?: string][]
  kids: [name: string, age: number][]
  diligence: number
  joinCode?: string
  follows: string[]
  asks?: string[]
}

export const SOUZA = 'Família Souza'

export const demoFamilies: DemoFamily[] = [
  {
    name: SOUZA,
    language: 'pt-BR',
    timezone: 'America/Sao_Paulo',
    privacy: 'followers',
    showsChildren: false,
    adults: [
      ['Ana', 'Souza', 'ana@brota.example'],
      ['Rui', 'Souza', 'rui@brota.example'],
    ],
    kids: [
      ['Bia', 7],
      ['Caio', 4],
    ],
    diligence: 0.8,
    joinCode: 'SOUZA234',
    follows: ['Família Oliveira', 'The Johnsons', 'Famiglia Rossi', 'Família Costa'],
    asks: ['Sharma Family'],
  },
  {
    name: 'Família Oliveira',
    language: 'pt-BR',
    timezone: 'America/Sao_Paulo',
    privacy: 'public',
    showsChildren: false,
    adults: [
      ['Camila', 'Oliveira'],
      ['Tiago', 'Oliveira'],
    ],
    kids: [
      ['Davi', 9],
      ['Lara', 5],
    ],
    diligence: 0.9,
    follows: [SOUZA, 'Família Costa', 'Família Ferreira'],
  },
  {
    name: 'The Johnsons',
    language: 'en',
    timezone: 'America/New_York',
    privacy: 'public',
    showsChildren: true,
    adults: [
      ['Emily', 'Johnson'],
      ['Marcus', 'Johnson'],
    ],
    kids: [
      ['Noah', 8],
      ['Zoe', 6],
      ['Eli', 2],
    ],
    diligence: 0.97,
    follows: ['The O’Connors', 'Okafor Family', 'Famiglia Rossi', 'Tanaka Family'],
  },
  {
    name: 'Família Costa',
    language: 'pt-BR',
    timezone: 'Europe/Lisbon',
    privacy: 'followers',
    showsChildren: false,
    adults: [['Inês', 'Costa']],
    kids: [['Matilde', 6]],
    diligence: 0.72,
    follows: [SOUZA, 'Familia García'],
  },
  {
    name: 'Familia García',
    language: 'en',
    timezone: 'Europe/Madrid',
    privacy: 'public',
    showsChildren: false,
    adults: [
      ['Lucía', 'García'],
      ['Pablo', 'García'],
    ],
    kids: [
      ['Mateo', 10],
      ['Vera', 7],
    ],
    diligence: 0.6,
    follows: [SOUZA, 'Famiglia Rossi', 'Familia Quispe'],
  },
  {
    name: 'Famiglia Rossi',
    language: 'en',
    timezone: 'Europe/Rome',
    privacy: 'public',
    showsChildren: true,
    adults: [
      ['Giulia', 'Rossi'],
      ['Paolo', 'Rossi'],
    ],
    kids: [['Emma', 5]],
    diligence: 0.84,
    follows: ['The Johnsons', 'Famille Laurent', SOUZA],
  },
  {
    name: 'Familie Becker',
    language: 'en',
    timezone: 'Europe/Berlin',
    privacy: 'followers',
    showsChildren: false,
    adults: [
      ['Lena', 'Becker'],
      ['Jonas', 'Becker'],
    ],
    kids: [
      ['Mia', 8],
      ['Paul', 3],
    ],
    diligence: 0.66,
    follows: ['Famille Laurent'],
    asks: [SOUZA],
  },
  {
    name: 'Tanaka Family',
    language: 'en',
    timezone: 'Asia/Tokyo',
    privacy: 'public',
    showsChildren: false,
    adults: [['Yuki', 'Tanaka']],
    kids: [
      ['Haru', 6],
      ['Sora', 4],
    ],
    diligence: 0.93,
    follows: ['The Johnsons', 'Nguyen Family', 'Sharma Family'],
  },
  {
    name: 'Okafor Family',
    language: 'en',
    timezone: 'Africa/Lagos',
    privacy: 'public',
    showsChildren: false,
    adults: [
      ['Ngozi', 'Okafor'],
      ['Chidi', 'Okafor'],
    ],
    kids: [
      ['Ada', 11],
      ['Obi', 9],
      ['Kemi', 5],
    ],
    diligence: 0.55,
    follows: ['The Johnsons'],
  },
  {
    name: 'Sharma Family',
    language: 'en',
    timezone: 'Asia/Kolkata',
    privacy: 'followers',
    showsChildren: false,
    adults: [
      ['Priya', 'Sharma'],
      ['Arjun', 'Sharma'],
    ],
    kids: [['Anaya', 7]],
    diligence: 0.78,
    follows: ['Tanaka Family', 'Okafor Family', 'Nguyen Family'],
  },
  {
    name: 'The O’Connors',
    language: 'en',
    timezone: 'Europe/Dublin',
    privacy: 'public',
    showsChildren: false,
    adults: [['Aoife', 'O’Connor']],
    kids: [
      ['Finn', 6],
      ['Maeve', 1],
    ],
    diligence: 0.45,
    follows: ['The Johnsons', SOUZA],
  },
  {
    name: 'Família Ferreira',
    language: 'pt-BR',
    timezone: 'America/Fortaleza',
    privacy: 'private',
    showsChildren: false,
    adults: [
      ['Beatriz', 'Ferreira'],
      ['João', 'Ferreira'],
    ],
    kids: [
      ['Heitor', 12],
      ['Alice', 8],
    ],
    diligence: 0.7,
    follows: ['Família Oliveira', SOUZA],
  },
  {
    name: 'Familia Quispe',
    language: 'en',
    timezone: 'America/Lima',
    privacy: 'public',
    showsChildren: false,
    adults: [['Rosa', 'Quispe']],
    kids: [['Killa', 9]],
    diligence: 0.38,
    follows: ['Familia García'],
  },
  {
    name: 'Famille Laurent',
    language: 'en',
    timezone: 'Europe/Paris',
    privacy: 'followers',
    showsChildren: false,
    adults: [
      ['Camille', 'Laurent'],
      ['Hugo', 'Laurent'],
    ],
    kids: [
      ['Léa', 6],
      ['Jules', 3],
    ],
    diligence: 0.62,
    follows: ['Famiglia Rossi', 'Familie Becker'],
  },
  {
    name: 'Nguyen Family',
    language: 'en',
    timezone: 'Australia/Sydney',
    privacy: 'public',
    showsChildren: false,
    adults: [['Mai', 'Nguyen']],
    kids: [['Linh', 10]],
    diligence: 0.5,
    follows: ['Tanaka Family'],
  },
]
