import type { TaskText } from './text'

export const homeTasks = {
  lightsOut: {
    motif: 'sleep',
    base: 'en',
    en: {
      name: 'Lights out on time',
      description: 'Agree on a time for each child, and keep it. Grown-ups may join.',
      examples: [
        'Pajamas before the story',
        'Dim the lamps half an hour before',
        'Say good night to the moon',
      ],
    },
    pt: {
      name: 'Luz apagada na hora',
      description: 'Combinem um horário para cada criança e cumpram. Adultos podem aderir.',
      examples: ['Pijama antes da história', 'Luz baixa meia hora antes', 'Dar boa-noite para a lua'],
    },
  },
  calmHour: {
    motif: 'sleep',
    base: 'pt-BR',
    en: {
      name: 'A calm hour before bed',
      description: 'The last hour without screens: bath, drawing, a chat, a book.',
      examples: ['Park the phones in a basket', 'Draw the day in one picture', 'A warm footbath'],
    },
    pt: {
      name: 'Hora da calma antes de dormir',
      description: 'A última hora sem telas: banho, desenho, conversa, livro.',
      examples: ['Celulares na cestinha', 'Desenhar o dia em uma cena só', 'Escalda-pés morninho'],
    },
  },
  story: {
    motif: 'book',
    base: 'en',
    en: {
      name: 'A story read aloud',
      description: 'Ten minutes of reading aloud. Pictures count, voices count double.',
      examples: [
        'A different voice for each animal',
        'Let the smallest turn the pages',
        'Stop at the most exciting part',
      ],
    },
    pt: {
      name: 'História em voz alta',
      description: 'Dez minutos de leitura em voz alta. Figura vale, voz de bicho vale em dobro.',
      examples: ['Uma voz para cada bicho', 'O menor vira as páginas', 'Parar na parte mais emocionante'],
    },
  },
  screenFree: {
    motif: 'heart',
    base: 'pt-BR',
    en: {
      name: 'Dinner without screens',
      description: 'Phones in another room, TV off. Talk about what made you laugh today.',
      examples: [
        'A question jar in the middle',
        'Everyone shares a rose and a thorn',
        'Candlelight on a weeknight',
      ],
    },
    pt: {
      name: 'Jantar sem telas',
      description: 'Celular em outro cômodo, TV desligada. Contem o que fez rir hoje.',
      examples: [
        'Pote de perguntas no meio da mesa',
        'Cada um conta uma flor e um espinho',
        'Luz de vela em dia comum',
      ],
    },
  },
  littleCook: {
    motif: 'heart',
    base: 'en',
    en: {
      name: 'Little cook of the day',
      description: 'A child is the chef: chooses, washes, stirs, tastes, serves.',
      examples: ['Scrambled eggs', 'Pizza with a face', 'A paper hat for the chef'],
    },
    pt: {
      name: 'Chef mirim do dia',
      description: 'A criança é o chef: escolhe, lava, mexe, prova e serve.',
      examples: ['Ovo mexido', 'Pizza com cara', 'Chapéu de papel para o chef'],
    },
  },
  setTable: {
    motif: 'star',
    base: 'en',
    en: {
      name: 'Set the table for someone',
      description: 'A child sets the table, with one thing that makes it special.',
      examples: ['A flower in a glass', 'Name cards', 'Napkins folded as boats'],
    },
    pt: {
      name: 'Mesa posta com carinho',
      description: 'A criança põe a mesa, com um detalhe que a deixa especial.',
      examples: ['Uma flor no copo', 'Cartões com nomes', 'Guardanapo em barquinho'],
    },
  },
  tidy: {
    motif: 'star',
    base: 'pt-BR',
    en: {
      name: 'The five-minute cleanup',
      description: 'Set a timer and beat it together. Toys go home before the bell.',
      examples: ['One color for each person', 'Race against a song', 'Give one toy away'],
    },
    pt: {
      name: 'Arrumação de cinco minutos',
      description: 'Liguem o cronômetro e vençam juntos. Brinquedo volta para casa antes do sinal.',
      examples: ['Uma cor para cada pessoa', 'Corrida contra uma música', 'Doar um brinquedo'],
    },
  },
  bean: {
    motif: 'sprout',
    base: 'pt-BR',
    en: {
      name: 'Plant a bean in cotton',
      description: 'A jar, wet cotton, one bean and patience. It sprouts in three days.',
      examples: ['Give it a name', 'Draw it every day', 'Plant two and let them race'],
    },
    pt: {
      name: 'Feijão no algodão',
      description: 'Um pote, algodão molhado, um feijão e paciência. Brota em três dias.',
      examples: ['Dar um nome a ele', 'Desenhar todo dia', 'Plantar dois e apostar corrida'],
    },
  },
  waterPlants: {
    motif: 'sprout',
    base: 'en',
    en: {
      name: 'Care for something green',
      description: 'Water a plant, pull a weed, turn a pot to the light.',
      examples: ['Feel the soil with a finger first', 'Dust the leaves', 'An herb on the windowsill'],
    },
    pt: {
      name: 'Cuidar do verde',
      description: 'Regar uma planta, tirar um matinho, virar o vaso para a luz.',
      examples: ['Sentir a terra com o dedo antes', 'Tirar o pó das folhas', 'Um temperinho na janela'],
    },
  },
  gameTable: {
    motif: 'friends',
    base: 'en',
    en: {
      name: 'A game all together',
      description: 'A board game, a puzzle or cards: half an hour when everybody plays.',
      examples: [
        'Let the youngest explain the rules',
        'A puzzle that stays on the table',
        'Play in teams of two',
      ],
    },
    pt: {
      name: 'Jogo com todo mundo',
      description: 'Tabuleiro, quebra-cabeça ou baralho: meia hora em que todos jogam.',
      examples: ['O caçula explica as regras', 'Um quebra-cabeça que fica na mesa', 'Jogar em duplas'],
    },
  },
  thanks: {
    motif: 'heart',
    base: 'pt-BR',
    en: {
      name: 'Say thank you on paper',
      description: 'Draw or write to someone who was kind. Deliver it by hand or mail it.',
      examples: ['The bus driver', 'A grandparent', 'The neighbor who waters the plants'],
    },
    pt: {
      name: 'Obrigado no papel',
      description: 'Desenhem ou escrevam para alguém que foi gentil. Entreguem em mãos ou pelo correio.',
      examples: ['A motorista do ônibus', 'A vovó', 'O vizinho que rega as plantas'],
    },
  },
} satisfies Record<string, TaskText>
