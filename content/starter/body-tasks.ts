import type { TaskText } from './text'

export const bodyTasks = {
  outside: {
    motif: 'sun',
    base: 'pt-BR',
    en: {
      name: 'Twenty minutes outside',
      description: 'Rain or shine, with nothing to reach and nothing to buy. Just out.',
      examples: [
        'The little square around the corner',
        'Look for five different leaves',
        'Lie down and name the clouds',
      ],
    },
    pt: {
      name: 'Vinte minutos lá fora',
      description: 'Com sol ou com garoa, sem destino e sem compras. Só sair.',
      examples: ['A pracinha da esquina', 'Procurar cinco folhas diferentes', 'Deitar e dar nome às nuvens'],
    },
  },
  wheels: {
    motif: 'move',
    base: 'en',
    en: {
      name: 'A ride on wheels',
      description: 'Bicycle, scooter, skates or stroller: whatever rolls. Helmets on.',
      examples: ['Once around the park', 'To school and back', 'Chalk a track on the ground'],
    },
    pt: {
      name: 'Passeio sobre rodas',
      description: 'Bicicleta, patinete, patins ou carrinho: vale o que rodar. De capacete.',
      examples: ['Uma volta no parque', 'Ir e voltar da escola', 'Riscar uma pista de giz no chão'],
    },
  },
  puddles: {
    motif: 'water',
    base: 'en',
    en: {
      name: 'Weather walk',
      description: 'Go out and greet the weather of the day, whatever it is. Boots allowed.',
      examples: ['Jump in three puddles', 'Count umbrellas', 'Listen: what does the wind touch?'],
    },
    pt: {
      name: 'Passeio do tempo',
      description: 'Saiam para dar oi ao tempo de hoje, seja qual for. Vale galocha.',
      examples: ['Pular três poças', 'Contar guarda-chuvas', 'Escutar: em que o vento encosta?'],
    },
  },
  picnic: {
    motif: 'sun',
    base: 'pt-BR',
    en: {
      name: 'A meal on a blanket',
      description: 'Breakfast, lunch or a snack outdoors; a balcony is outdoors, too.',
      examples: ['In the park under a tree', 'On the balcony floor', 'In grandpa’s yard'],
    },
    pt: {
      name: 'Refeição na toalha',
      description: 'Café, almoço ou lanche ao ar livre; varanda também é ar livre.',
      examples: ['No parque, debaixo da árvore', 'No chão da varanda', 'No quintal do vovô'],
    },
  },
  dogWalk: {
    motif: 'move',
    base: 'en',
    en: {
      name: 'A walk after dinner',
      description: 'Once around the block, slowly. Everyone shares the best part of the day.',
      examples: ['Take the dog, or the neighbor’s', 'Walk like an animal to the corner', 'Find the moon'],
    },
    pt: {
      name: 'Caminhada depois do jantar',
      description: 'Uma volta no quarteirão, devagar. Cada um conta a melhor parte do dia.',
      examples: ['Leve o cachorro, ou o do vizinho', 'Andar como um bicho até a esquina', 'Achar a lua'],
    },
  },
  dance: {
    motif: 'star',
    base: 'pt-BR',
    en: {
      name: 'Dance three songs',
      description: 'Each person picks one song. No sitting allowed.',
      examples: ['A song from Grandma and Grandpa', 'Freeze when the music stops', 'Dance with a broom'],
    },
    pt: {
      name: 'Três músicas para dançar',
      description: 'Cada um escolhe uma música. Ninguém pode ficar sentado.',
      examples: ['Uma do tempo dos avós', 'Estátua quando a música parar', 'Dançar com a vassoura'],
    },
  },
  brushing: {
    motif: 'teeth',
    base: 'en',
    en: {
      name: 'Two whole minutes of brushing',
      description: 'Top, bottom, front and back, together in front of the mirror.',
      examples: ['Use an hourglass', 'Brush each other’s last corner', 'Show the cleanest grin'],
    },
    pt: {
      name: 'Dois minutos inteiros de escova',
      description: 'Em cima, embaixo, na frente e atrás, todos juntos no espelho.',
      examples: ['Use uma ampulheta', 'Um escova o último cantinho do outro', 'Mostrem o sorriso mais limpo'],
    },
  },
  brushSong: {
    motif: 'teeth',
    base: 'pt-BR',
    en: {
      name: 'Brush to a song',
      description: 'Choose a song of two minutes: the brush stops when it ends.',
      examples: ['Make up a verse about foam', 'Hum it, mouths are busy', 'A new song each evening'],
    },
    pt: {
      name: 'Escova com trilha sonora',
      description: 'Escolham uma música de dois minutos: a escova só para quando ela acaba.',
      examples: ['Inventem um verso sobre espuma', 'Cantem só no hum-hum', 'Uma música nova por noite'],
    },
  },
  hands: {
    motif: 'water',
    base: 'en',
    en: {
      name: 'Foam up to the wrists',
      description: 'Hands washed before every meal today, backs and thumbs included.',
      examples: ['Sing happy birthday twice', 'Look for bubbles with rainbows', 'Check each other’s thumbs'],
    },
    pt: {
      name: 'Espuma até o punho',
      description: 'Mãos lavadas antes de todas as refeições de hoje, com dorso e polegar.',
      examples: [
        'Cantar parabéns duas vezes',
        'Procurar arco-íris nas bolhas',
        'Um confere o polegar do outro',
      ],
    },
  },
} satisfies Record<string, TaskText>
