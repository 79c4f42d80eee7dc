import type { TaskText } from './text'

export const bodyTasks = {
  outside: {
    motif: 'sun',
    scene: 'picnic',
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
    said: {
      en: ['We found a cloud that looked like a whale.', 'Twenty minutes turned into an hour.'],
      pt: ['Na pracinha até o sol baixar.', 'Vimos uma nuvem igualzinha a uma baleia.'],
    },
  },
  wheels: {
    motif: 'move',
    scene: 'bike',
    base: 'en',
    en: {
      name: 'A ride on wheels',
      description: 'Bicycle, scooter, skates or pram: whatever rolls. Helmets on.',
      examples: ['Once around the park', 'To school and back', 'Chalk a track on the ground'],
    },
    pt: {
      name: 'Passeio sobre rodas',
      description: 'Bicicleta, patinete, patins ou carrinho: vale o que rodar. De capacete.',
      examples: ['Uma volta no parque', 'Ir e voltar da escola', 'Riscar uma pista de giz no chão'],
    },
    said: {
      en: ['No training wheels today!', 'Once around the lake, twice around the ice-cream stand.'],
      pt: ['Bicicleta na pracinha. Bia já anda sem rodinha!', 'Uma volta inteira no parque, sem reclamar.'],
    },
  },
  puddles: {
    motif: 'water',
    scene: 'boots',
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
    said: {
      en: ['Seven puddles, zero regrets.', 'Dry feet, wet everything else.'],
      pt: ['Sete poças! A meia não sobreviveu.', 'Chuva fina e galocha amarela.'],
    },
  },
  picnic: {
    motif: 'sun',
    scene: 'picnic',
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
    said: {
      en: ['The ants were invited as well.', 'Balcony picnic with a view of the laundry.'],
      pt: ['Piquenique no quintal do vovô, com direito a formiga.', 'Toalha xadrez e pão de queijo.'],
    },
  },
  dogWalk: {
    motif: 'move',
    scene: 'dog',
    base: 'en',
    en: {
      name: 'A walk after dinner',
      description: 'Once around the block, slowly. Everyone tells the best bit of the day.',
      examples: ['Take the dog, or the neighbour’s', 'Walk like an animal to the corner', 'Find the moon'],
    },
    pt: {
      name: 'Caminhada depois do jantar',
      description: 'Uma volta no quarteirão, devagar. Cada um conta a melhor parte do dia.',
      examples: ['Leve o cachorro, ou o do vizinho', 'Andar como um bicho até a esquina', 'Achar a lua'],
    },
    said: {
      en: ['The dog voted for a second lap.', 'Best bit of the day: this.'],
      pt: ['O Feijão puxou todo mundo até a esquina.', 'Melhor parte do dia: esta.'],
    },
  },
  dance: {
    motif: 'star',
    scene: 'music',
    base: 'pt-BR',
    en: {
      name: 'Dance three songs',
      description: 'Each person picks one song. Nobody may sit.',
      examples: ['A song of the grandparents', 'Freeze when the music stops', 'Dance with a broom'],
    },
    pt: {
      name: 'Três músicas para dançar',
      description: 'Cada um escolhe uma música. Ninguém pode ficar sentado.',
      examples: ['Uma do tempo dos avós', 'Estátua quando a música parar', 'Dançar com a vassoura'],
    },
    said: {
      en: ['Dad picked disco. We survived.', 'Freeze dance champion, age four.'],
      pt: ['Forró na sala, com a vassoura de par.', 'Estátua! Ninguém aguentou sem rir.'],
    },
  },
  brushing: {
    motif: 'teeth',
    scene: 'teeth',
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
    said: {
      en: ['The hourglass won, narrowly.', 'Cleanest grins on the street.'],
      pt: ['Dois minutos no relógio, sem pular dente.', 'Sorriso aprovado pelo espelho.'],
    },
  },
  brushSong: {
    motif: 'teeth',
    scene: 'teeth',
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
    said: {
      en: ['Humming with foam is an art.', 'Encore requested.'],
      pt: ['Trilha do dia: Aquarela, cantada com espuma.', 'Pediram bis!'],
    },
  },
  hands: {
    motif: 'water',
    scene: 'hands',
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
    said: {
      en: ['Thumb inspection passed.', 'There was a rainbow in the biggest bubble.'],
      pt: ['Caio achou um arco-íris na bolha.', 'Polegar conferido e aprovado.'],
    },
  },
} satisfies Record<string, TaskText>
