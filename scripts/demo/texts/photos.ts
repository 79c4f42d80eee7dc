import type { TaskName } from '@/content/starter/tasks'
import type { SceneName } from '../scenes/scenes'

/** Scene and two captions per language; the first Portuguese one belongs to the Souza family. */
export type PhotoText = { scene: SceneName; en: [string, string]; pt: [string, string] }

export const photoTexts: Record<TaskName, PhotoText> = {
  wakeWater: {
    scene: 'water',
    en: ['Cheers, sleepyheads!', 'Everyone picked a mug of their own.'],
    pt: ['Brinde às sete da manhã, com o Caio ainda de olho fechado.', 'Copo vazio antes do pão na chapa.'],
  },
  bottle: {
    scene: 'lunch',
    en: ['Came home empty, as promised.', 'New sticker, new bottle, no excuses.'],
    pt: ['Bia encheu a dela sozinha.', 'Voltou vazia pela primeira vez no mês!'],
  },
  newFruit: {
    scene: 'fruit',
    en: ['Persimmon: two thumbs up, one thumb undecided.', 'It looked odd and tasted great.'],
    pt: ['Provamos carambola! Virou estrela no prato.', 'Caqui ganhou nota 9 aqui em casa.'],
  },
  threeColours: {
    scene: 'table',
    en: ['We counted five, if herbs count.', 'Purple carrots exist. Who knew?'],
    pt: ['Verde, laranja e roxo. O Caio contou em voz alta.', 'Cinco cores, se a salsinha valer.'],
  },
  fruitDessert: {
    scene: 'fruit',
    en: ['Frozen grapes are the new ice cream.', 'Baked apples. The whole house smelled of cinnamon.'],
    pt: ['Salada de frutas cortada pela Bia, com toda a calma.', 'Uva congelada é o novo sorvete.'],
  },
  lunchBox: {
    scene: 'lunch',
    en: ['Star sandwiches, by popular demand.', 'Packed the night before. Morning saved.'],
    pt: ['Cada um montou a sua. O Caio quis tudo verde.', 'Feita na véspera, manhã sem correria.'],
  },
  soupNight: {
    scene: 'soup',
    en: ['We wrote our names in pasta letters.', 'Second helpings all around.'],
    pt: ['Sopa de letrinhas: achamos BIA, faltou o C do Caio.', 'Todo mundo repetiu.'],
  },
  outside: {
    scene: 'picnic',
    en: ['We found a cloud that looked like a whale.', 'Twenty minutes turned into an hour.'],
    pt: ['Na pracinha até o sol baixar.', 'Vimos uma nuvem igualzinha a uma baleia.'],
  },
  wheels: {
    scene: 'bike',
    en: ['No training wheels today!', 'Once around the lake, twice around the ice-cream stand.'],
    pt: ['Bicicleta na pracinha. Bia já anda sem rodinha!', 'Uma volta inteira no parque, sem reclamar.'],
  },
  puddles: {
    scene: 'boots',
    en: ['Seven puddles, zero regrets.', 'Dry feet, wet everything else.'],
    pt: ['Sete poças! A meia não sobreviveu.', 'Chuva fina e galocha amarela.'],
  },
  picnic: {
    scene: 'picnic',
    en: ['The ants were invited as well.', 'Balcony picnic with a view of the laundry.'],
    pt: ['Piquenique no quintal do vovô, com direito a formiga.', 'Toalha xadrez e pão de queijo.'],
  },
  dogWalk: {
    scene: 'dog',
    en: ['The dog voted for a second lap.', 'Best part of the day: this.'],
    pt: ['O Feijão puxou todo mundo até a esquina.', 'Melhor parte do dia: esta.'],
  },
  dance: {
    scene: 'music',
    en: ['Dad picked disco. We survived.', 'Freeze dance champion, age four.'],
    pt: ['Forró na sala, com a vassoura de par.', 'Estátua! Ninguém aguentou sem rir.'],
  },
  brushing: {
    scene: 'teeth',
    en: ['The hourglass won, narrowly.', 'Cleanest grins on the street.'],
    pt: ['Dois minutos no relógio, sem pular dente.', 'Sorriso aprovado pelo espelho.'],
  },
  brushSong: {
    scene: 'teeth',
    en: ['Humming with foam is an art.', 'Encore requested.'],
    pt: ['Trilha do dia: Aquarela, cantada com espuma.', 'Pediram bis!'],
  },
  hands: {
    scene: 'hands',
    en: ['Thumb inspection passed.', 'There was a rainbow in the biggest bubble.'],
    pt: ['Caio achou um arco-íris na bolha.', 'Polegar conferido e aprovado.'],
  },
  lightsOut: {
    scene: 'bed',
    en: ['Asleep at eight. Nobody believes us.', 'Good night, moon.'],
    pt: ['Oito e meia, casa em silêncio.', 'Boa noite, lua.'],
  },
  calmHour: {
    scene: 'book',
    en: ['Phones slept in the kitchen.', 'Calmest evening of the week.'],
    pt: ['Celular na cestinha, criançada no sofá.', 'A noite mais calma da semana.'],
  },
  story: {
    scene: 'book',
    en: ['The wolf needed three voices.', 'We stopped at the cliff. Protests.'],
    pt: ['Histórias do vovô, com voz de lobo.', 'Paramos na melhor parte. Houve protesto.'],
  },
  screenFree: {
    scene: 'table',
    en: ['The question jar beat the telephone.', 'We laughed till the soup got cold.'],
    pt: ['Jantar com as histórias do vovô.', 'O pote de perguntas ganhou da TV.'],
  },
  littleCook: {
    scene: 'soup',
    en: ['The chef tasted everything. Twice.', 'Paper hat on, kitchen open.'],
    pt: ['Chef Caio, de chapéu de papel, no comando.', 'O chef provou tudo. Duas vezes.'],
  },
  setTable: {
    scene: 'table',
    en: ['Napkin boats everywhere.', 'A dandelion in a glass. Fancy.'],
    pt: ['Bia dobrou barquinhos de guardanapo.', 'Flor do quintal no copo: chique.'],
  },
  tidy: {
    scene: 'tidy',
    en: ['Four minutes and fifty seconds!', 'We found the sock of 2024.'],
    pt: ['Quatro minutos e cinquenta. Recorde!', 'Achamos a meia perdida desde o Natal.'],
  },
  bean: {
    scene: 'bean',
    en: ['His name is Sir Sprout.', 'Two leaves already!'],
    pt: ['Plantamos o Joãozinho. A Bia já deu bom-dia a ele.', 'Já tem duas folhas!'],
  },
  waterPlants: {
    scene: 'garden',
    en: ['Watered the tomatoes and both shoes.', 'The basil stands up again.'],
    pt: ['Regamos a horta e, sem querer, o Caio.', 'O manjericão levantou a cabeça.'],
  },
  gameTable: {
    scene: 'puzzle',
    en: ['One piece is missing. The cat knows.', 'The youngest won, fair and square.'],
    pt: ['Cem peças! Faltou uma, suspeitamos do Feijão.', 'O caçula ganhou, e sem ajuda.'],
  },
  thanks: {
    scene: 'card',
    en: ['For the crossing guard. She cried a little.', 'Too many hearts? No such thing.'],
    pt: ['Cartão para a tia Dulce, com trinta corações.', 'Entregue em mãos ao porteiro.'],
  },
}
