import type { TaskName } from '@/content/starter/tasks'
import type { SceneName } from '../scenes/scenes'

type Captions = [string, string, string, string, ...string[]]

/** Scene and captions per language; the first Portuguese one belongs to the Souza family. */
export type PhotoText = { scene: SceneName; en: Captions; pt: Captions }

export const photoTexts: Record<TaskName, PhotoText> = {
  wakeWater: {
    scene: 'water',
    en: [
      'Cheers, sleepyheads!',
      'Everyone picked a mug of their own.',
      'Three glasses, three yawns, one photo.',
      'A slice of orange makes it a party.',
      'The smallest cup was empty first.',
      'Water first, then we can talk.',
    ],
    pt: [
      'Brinde às sete da manhã, com o Caio ainda de olho fechado.',
      'Copo vazio antes do pão na chapa.',
      'Bom dia só depois do primeiro gole.',
      'Com uma rodela de laranja, virou festa.',
      'O menorzinho terminou primeiro.',
      'Três copos, três bocejos, uma foto.',
    ],
  },
  bottle: {
    scene: 'lunch',
    en: [
      'Came home empty, as promised.',
      'New sticker, new bottle, no excuses.',
      'Name tag on, lid checked twice.',
      'Refilled at school, twice!',
    ],
    pt: [
      'Bia encheu a dela sozinha.',
      'Voltou vazia pela primeira vez no mês!',
      'Adesivo novo, garrafa nova.',
      'Encheu de novo na escola, duas vezes!',
    ],
  },
  newFruit: {
    scene: 'fruit',
    en: [
      'Persimmon: two thumbs up, one thumb undecided.',
      'It looked odd and tasted great.',
      'Star fruit: slice it and you get stars.',
      'One brave bite each. Then seconds.',
    ],
    pt: [
      'Provamos carambola! Virou estrela no prato.',
      'Caqui ganhou nota 9 aqui em casa.',
      'Pitaya: linda por fora, doce por dentro.',
      'Uma mordida de coragem para cada um. Depois, todo mundo repetiu.',
    ],
  },
  threeColours: {
    scene: 'table',
    en: [
      'We counted five, if herbs count.',
      'Purple carrots exist. Who knew?',
      'Red, green, orange: a traffic light for lunch.',
      'The plate was prettier than the photo.',
    ],
    pt: [
      'Verde, laranja e roxo. O Caio contou em voz alta.',
      'Cinco cores, se a salsinha valer.',
      'Semáforo no prato: vermelho, amarelo e verde.',
      'O prato era ainda mais bonito do que a foto.',
    ],
  },
  fruitDessert: {
    scene: 'fruit',
    en: [
      'Frozen grapes are the new ice cream.',
      'Baked apples. The whole house smelled of cinnamon.',
      'Banana pancakes count, we checked.',
      'No spoon left behind.',
    ],
    pt: [
      'Salada de frutas cortada pela Bia, com toda a calma.',
      'Uva congelada é o novo sorvete.',
      'Maçã assada, e a casa toda cheirando a canela.',
      'Não sobrou nem uma colherada.',
    ],
  },
  lunchBox: {
    scene: 'lunch',
    en: [
      'Star sandwiches, by popular demand.',
      'Packed the night before. Morning saved.',
      'Everyone packed for someone else.',
      'Carrot sticks, gone by recess.',
    ],
    pt: [
      'Cada um montou a sua. O Caio quis tudo verde.',
      'Feita na véspera, manhã sem correria.',
      'Cada um montou a do outro.',
      'A cenourinha acabou antes do recreio.',
    ],
  },
  soupNight: {
    scene: 'soup',
    en: [
      'We wrote our names in pasta letters.',
      'Second helpings all around.',
      'The pot is empty, the kitchen is warm.',
      'Pumpkin, ginger and three helpers.',
    ],
    pt: [
      'Sopa de letrinhas: achamos BIA, faltou o C do Caio.',
      'Todo mundo repetiu.',
      'Abóbora, gengibre e três ajudantes.',
      'A panela voltou vazia.',
    ],
  },
  outside: {
    scene: 'picnic',
    en: [
      'We found a cloud that looked like a whale.',
      'Twenty minutes turned into an hour.',
      'Sticks, stones and one happy snail.',
      "The phone stayed home. We didn't.",
    ],
    pt: [
      'Na pracinha até o sol baixar.',
      'Vimos uma nuvem igualzinha a uma baleia.',
      'Vinte minutos viraram uma hora.',
      'Graveto, pedrinha e um caracol feliz.',
    ],
  },
  wheels: {
    scene: 'bike',
    en: [
      'No training wheels today!',
      'Once around the lake, twice around the ice-cream stand.',
      'The scooter is faster than Dad.',
      'Helmets on, hill conquered.',
    ],
    pt: [
      'Bicicleta na pracinha. Bia já anda sem rodinha!',
      'Uma volta inteira no parque, sem reclamar.',
      'O patinete ganhou do papai.',
      'Capacete na cabeça e ladeira vencida.',
    ],
  },
  puddles: {
    scene: 'boots',
    en: [
      'Seven puddles, zero regrets.',
      'Dry feet, wet everything else.',
      'Biggest splash: Grandma.',
      'The boots are still drying.',
    ],
    pt: [
      'Sete poças! A meia não sobreviveu.',
      'Chuva fina e galocha amarela.',
      'O maior respingo foi da vovó.',
      'As botas ainda estão secando.',
    ],
  },
  picnic: {
    scene: 'picnic',
    en: [
      'The ants were invited as well.',
      'Balcony picnic with a view of the laundry.',
      'Cheese, grapes and a nap.',
      'The blanket is bigger than it looks.',
    ],
    pt: [
      'Piquenique no quintal do vovô, com direito a formiga.',
      'Toalha xadrez e pão de queijo.',
      'Queijo, uva e um cochilo.',
      'A formiga também foi convidada.',
    ],
  },
  dogWalk: {
    scene: 'dog',
    en: [
      'The dog voted for a second lap.',
      'Best part of the day: this.',
      'Three sticks came home with us.',
      'He knew the way, we followed.',
    ],
    pt: [
      'O Feijão puxou todo mundo até a esquina.',
      'Melhor parte do dia: esta.',
      'Três gravetos vieram junto para casa.',
      'Ele sabia o caminho, a gente foi atrás.',
    ],
  },
  dance: {
    scene: 'music',
    en: [
      'Dad picked disco. We survived.',
      'Freeze dance champion, age four.',
      'The neighbors clapped along.',
      'Three songs turned into seven.',
    ],
    pt: [
      'Forró na sala, com a vassoura de par.',
      'Estátua! Ninguém aguentou sem rir.',
      'Três músicas viraram sete.',
      'Até a vizinha bateu palma.',
    ],
  },
  brushing: {
    scene: 'teeth',
    en: [
      'The hourglass won, narrowly.',
      'Cleanest grins on the street.',
      'Two minutes, no shortcuts.',
      'Even the back ones.',
    ],
    pt: [
      'Dois minutos no relógio, sem pular dente.',
      'Sorriso aprovado pelo espelho.',
      'A ampulheta ganhou por pouco.',
      'Até os dentes lá do fundo.',
    ],
  },
  brushSong: {
    scene: 'teeth',
    en: [
      'Humming with foam is an art.',
      'Encore requested.',
      'Two verses, one chorus, clean teeth.',
      'The mirror got a little concert, too.',
    ],
    pt: [
      'Trilha do dia: Aquarela, cantada com espuma.',
      'Pediram bis!',
      'Duas estrofes, um refrão e dente limpo.',
      'O espelho ganhou um show.',
    ],
  },
  hands: {
    scene: 'hands',
    en: [
      'Thumb inspection passed.',
      'There was a rainbow in the biggest bubble.',
      'Twenty seconds, counted out loud.',
      'The soap dinosaur is getting small.',
    ],
    pt: [
      'Caio achou um arco-íris na bolha.',
      'Polegar conferido e aprovado.',
      'Vinte segundos, contados em voz alta.',
      'O sabonete já está fininho.',
    ],
  },
  lightsOut: {
    scene: 'bed',
    en: [
      'Asleep at eight. Nobody believes us.',
      'Good night, moon.',
      'One page, one yawn, good night.',
      'Asleep before the lights went out.',
    ],
    pt: [
      'Oito e meia, casa em silêncio.',
      'Boa noite, lua.',
      'Uma página, um bocejo, boa noite.',
      'Dormiram antes da luz apagar.',
    ],
  },
  calmHour: {
    scene: 'book',
    en: [
      'Phones slept in the kitchen.',
      'Calmest evening of the week.',
      'Puzzle, blanket, quiet.',
      'Nobody asked for the tablet.',
    ],
    pt: [
      'Celular na cestinha, criançada no sofá.',
      'A noite mais calma da semana.',
      'Quebra-cabeça, coberta e silêncio.',
      'Ninguém pediu o tablet.',
    ],
  },
  story: {
    scene: 'book',
    en: [
      'The wolf needed three voices.',
      'We stopped at the cliffhanger. Protests.',
      'One more chapter. And one more.',
      'Teddy listened, too.',
    ],
    pt: [
      'Histórias do vovô, com voz de lobo.',
      'Paramos na melhor parte. Houve protesto.',
      'Só mais um capítulo. E mais um.',
      'O ursinho também ouviu.',
    ],
  },
  screenFree: {
    scene: 'table',
    en: [
      'The question jar beat the phone.',
      'We laughed till the soup got cold.',
      'Best joke of the night: the one about the pea.',
      'Dessert took longer than usual. Good.',
    ],
    pt: [
      'Jantar com as histórias do vovô.',
      'O pote de perguntas ganhou da TV.',
      'A melhor piada da noite foi a da ervilha.',
      'A sobremesa durou mais. Que bom!',
    ],
  },
  littleCook: {
    scene: 'soup',
    en: [
      'The chef tasted everything. Twice.',
      'Paper hat on, kitchen open.',
      'Flour on every nose.',
      'Stirred by four hands.',
    ],
    pt: [
      'Chef Caio, de chapéu de papel, no comando.',
      'O chef provou tudo. Duas vezes.',
      'Farinha no nariz de todo mundo.',
      'Mexido a quatro mãos.',
    ],
  },
  setTable: {
    scene: 'table',
    en: [
      'Napkin boats everywhere.',
      'A dandelion in a glass. Fancy.',
      'Place cards, drawn by hand.',
      'Forks on the left. Mostly.',
    ],
    pt: [
      'Bia dobrou barquinhos de guardanapo.',
      'Flor do quintal no copo: chique.',
      'Cartõezinhos com o nome de cada um.',
      'Garfo à esquerda. Quase sempre.',
    ],
  },
  tidy: {
    scene: 'tidy',
    en: [
      'Four minutes and fifty seconds!',
      'We found the sock of 2024.',
      'The floor is back.',
      'Beat the timer, found the dice.',
    ],
    pt: [
      'Quatro minutos e cinquenta. Recorde!',
      'Achamos a meia perdida desde o Natal.',
      'O chão voltou a aparecer.',
      'Ganhamos do relógio e achamos o dado.',
    ],
  },
  bean: {
    scene: 'bean',
    en: [
      'His name is Sir Sprout.',
      'Two leaves already!',
      'It grew overnight. We measured.',
      "Cotton's wet, fingers crossed.",
    ],
    pt: [
      'Plantamos o Joãozinho. A Bia já deu bom-dia a ele.',
      'Já tem duas folhas!',
      'Cresceu da noite para o dia. Medimos!',
      'Algodão molhado e dedos cruzados.',
    ],
  },
  waterPlants: {
    scene: 'garden',
    en: [
      'Watered the tomatoes and both shoes.',
      'The basil stands up again.',
      'One can, two helpers, happy mint.',
      'The tomatoes said thanks. We think.',
    ],
    pt: [
      'Regamos a horta e, sem querer, o Caio.',
      'O manjericão levantou a cabeça.',
      'Um regador, dois ajudantes, hortelã feliz.',
      'Os tomates agradeceram. A gente acha.',
    ],
  },
  gameTable: {
    scene: 'puzzle',
    en: [
      'One piece is missing. The cat knows.',
      'The youngest won, fair and square.',
      'Best of three became best of nine.',
      'Grandma plays to win.',
    ],
    pt: [
      'Cem peças! Faltou uma, suspeitamos do Feijão.',
      'O caçula ganhou, e sem ajuda.',
      'A melhor de três virou melhor de nove.',
      'A vovó joga para ganhar.',
    ],
  },
  thanks: {
    scene: 'card',
    en: [
      'For the crossing guard. She cried a little.',
      'Too many hearts? No such thing.',
      'Glitter on the card and on the cat.',
      'Read out loud at the door.',
    ],
    pt: [
      'Cartão para a tia Dulce, com trinta corações.',
      'Entregue em mãos ao porteiro.',
      'Purpurina no cartão e no gato.',
      'Lido em voz alta, ali mesmo na porta.',
    ],
  },
}
