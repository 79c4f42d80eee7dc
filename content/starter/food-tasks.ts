import type { TaskText } from './text'

export const foodTasks = {
  wakeWater: {
    motif: 'water',
    base: 'en',
    en: {
      name: 'A glass of water when you wake up',
      description: 'Before breakfast, everyone together. A toast counts, a favorite mug too.',
      examples: [
        'Put the glasses out the night before',
        'Add a slice of orange',
        'Say cheers in a silly voice',
      ],
    },
    pt: {
      name: 'Um copo d’água ao acordar',
      description: 'Antes do café, todo mundo junto. Vale brinde, vale caneca preferida.',
      examples: [
        'Deixe os copos prontos na véspera',
        'Ponha uma rodela de laranja',
        'Brindem com voz engraçada',
      ],
    },
  },
  bottle: {
    motif: 'water',
    base: 'pt-BR',
    en: {
      name: 'A water bottle in the backpack',
      description: 'Fill it before you leave and bring it home empty. Whoever carries it fills it.',
      examples: [
        'Stick your name on the bottle',
        'Choose a place for it in the bag',
        'Drink the last sip at the front door',
      ],
    },
    pt: {
      name: 'Garrafinha na mochila',
      description: 'Encha antes de sair e volte com ela vazia. Quem carrega é quem enche.',
      examples: [
        'Cole o nome na garrafinha',
        'Escolha o bolso certo da mochila',
        'Último gole na porta de casa',
      ],
    },
  },
  newFruit: {
    motif: 'fruit',
    base: 'pt-BR',
    en: {
      name: 'Try a new fruit',
      description: 'Choose one that someone in the family has never tasted. One bite is enough.',
      examples: ['Star fruit, persimmon or lychee', 'Taste it with eyes closed', 'Rate it from 0 to 10'],
    },
    pt: {
      name: 'Uma fruta nova',
      description: 'Escolham uma que alguém da família nunca provou. Uma mordida já vale.',
      examples: ['Carambola, caqui ou pitaia', 'Provem de olhos fechados', 'Deem notas de 0 a 10'],
    },
  },
  threeColours: {
    motif: 'fruit',
    base: 'en',
    en: {
      name: 'Three colors on the plate',
      description: 'Lunch or dinner with at least three colors that grew somewhere.',
      examples: [
        'Carrot, peas and tomato',
        'Beets, rice and beans, orange',
        'Let the kids choose the third color',
      ],
    },
    pt: {
      name: 'Três cores no prato',
      description: 'Almoço ou jantar com pelo menos três cores que nasceram da terra.',
      examples: [
        'Cenoura, ervilha e tomate',
        'Beterraba, arroz com feijão e laranja',
        'A terceira cor é escolha das crianças',
      ],
    },
  },
  fruitDessert: {
    motif: 'fruit',
    base: 'en',
    en: {
      name: 'Fruit for dessert',
      description: 'Tonight something sweet that grows on a tree, a bush or a vine.',
      examples: ['Baked apple with cinnamon', 'Frozen grapes', 'A fruit salad cut by small hands'],
    },
    pt: {
      name: 'Fruta de sobremesa',
      description: 'Hoje a sobremesa é doce e nasce em árvore, arbusto ou trepadeira.',
      examples: ['Maçã assada com canela', 'Uva congelada', 'Salada de frutas cortada por mãos pequenas'],
    },
  },
  lunchBox: {
    motif: 'fruit',
    base: 'en',
    en: {
      name: 'Pack the lunch box together',
      description: 'Something that crunches, something that fills, something sweet from a tree.',
      examples: [
        'Carrot sticks and hummus',
        'Whole-grain sandwich cut like a star',
        'Half a banana with its peel on',
      ],
    },
    pt: {
      name: 'Lancheira a muitas mãos',
      description: 'Uma coisa crocante, uma que sustenta e uma docinha que veio da árvore.',
      examples: [
        'Palitos de cenoura com homus',
        'Sanduíche integral em forma de estrela',
        'Meia banana com casca',
      ],
    },
  },
  soupNight: {
    motif: 'leaf',
    base: 'pt-BR',
    en: {
      name: 'A pot of vegetables',
      description: 'One pot, at least four vegetables, and someone small to stir.',
      examples: ['Pumpkin soup', 'Minestrone with letter pasta', 'Grandma’s recipe'],
    },
    pt: {
      name: 'Panela de legumes',
      description: 'Uma panela, pelo menos quatro legumes e alguém pequeno para mexer.',
      examples: ['Creme de abóbora', 'Minestrone com macarrão de letrinhas', 'A receita da vovó'],
    },
  },
} satisfies Record<string, TaskText>
