import type { Translated } from './text'

type RecipeText = Translated<{ title: string; ingredients: string[]; steps: string[] }> & {
  /** Names the row in every installation. */
  key: string
  servings: number
  minutes: number
  /** Week whose printables include the recipe. */
  week?: number
}

export const recipeTexts: RecipeText[] = [
  {
    key: 'garden-water',
    base: 'pt-BR',
    servings: 4,
    minutes: 15,
    week: 4,
    en: {
      title: 'Garden water with orange and mint',
      ingredients: [
        '1 liter of cold water',
        '1 orange, well washed',
        'Half a cucumber',
        '10 mint leaves',
        'Ice, if it is hot',
      ],
      steps: [
        'Wash the orange, the cucumber and the mint. Little hands are good at this.',
        'A grown-up cuts the orange and the cucumber into thin slices.',
        'Clap the mint leaves between your hands until you can smell them.',
        'Put everything into a pitcher, pour the water over it and wait ten minutes.',
        'Taste it with your eyes closed: who finds the mint first?',
      ],
    },
    pt: {
      title: 'Água de jardim com laranja e hortelã',
      ingredients: [
        '1 litro de água gelada',
        '1 laranja bem lavada',
        'Meio pepino',
        '10 folhas de hortelã',
        'Gelo, se fizer calor',
      ],
      steps: [
        'Lavem a laranja, o pepino e a hortelã. Mãozinhas pequenas são ótimas nisso.',
        'Um adulto corta a laranja e o pepino em rodelas finas.',
        'Batam palmas com as folhas de hortelã até sentir o cheirinho.',
        'Coloquem tudo na jarra, cubram com a água e esperem dez minutos.',
        'Provem de olhos fechados: quem acha a hortelã primeiro?',
      ],
    },
  },
  {
    key: 'fruit-skewers',
    base: 'en',
    servings: 6,
    minutes: 20,
    week: 1,
    en: {
      title: 'Rainbow fruit skewers',
      ingredients: [
        '12 strawberries',
        '2 oranges or tangerines',
        'Half a pineapple',
        '2 kiwis',
        '1 bunch of dark grapes',
        '12 wooden skewers with the tips cut off',
      ],
      steps: [
        'Wash the fruit and put every color into its own bowl.',
        'Peel what has a peel. Cut soft fruit with a butter knife, hard fruit with a grown-up.',
        'Cut the grapes in half lengthwise for children under five.',
        'Thread a rainbow: red, orange, yellow, green, purple.',
        'Count the colors before the first bite.',
      ],
    },
    pt: {
      title: 'Espetinho de frutas arco-íris',
      ingredients: [
        '12 morangos',
        '2 laranjas ou mexericas',
        'Meio abacaxi',
        '2 kiwis',
        '1 cacho de uvas escuras',
        '12 palitos de madeira sem ponta',
      ],
      steps: [
        'Lavem as frutas e separem uma cor em cada tigela.',
        'Descasquem o que tem casca. Fruta macia se corta com faca sem ponta; a dura, com um adulto.',
        'Para crianças com menos de cinco anos, cortem as uvas ao meio, no comprimento.',
        'Montem o arco-íris: vermelho, laranja, amarelo, verde e roxo.',
        'Contem as cores antes da primeira mordida.',
      ],
    },
  },
  {
    key: 'banana-cookies',
    base: 'en',
    servings: 12,
    minutes: 30,
    en: {
      title: 'Banana and oat cookies',
      ingredients: [
        '3 very ripe bananas',
        '2 cups of rolled oats',
        '1 spoon of cocoa',
        '1 pinch of cinnamon',
        'A handful of raisins',
      ],
      steps: [
        'Heat the oven to 350 °F (180 °C) and line a baking sheet.',
        'Mash the bananas with a fork until no lump is left.',
        'Stir in the oats, the cocoa and the cinnamon, then the raisins.',
        'Drop twelve spoonfuls on the sheet and flatten them with a wet hand.',
        'Bake for 15 minutes. Let them cool: they get firmer while you set the table.',
      ],
    },
    pt: {
      title: 'Biscoito de banana e aveia',
      ingredients: [
        '3 bananas bem maduras',
        '2 xícaras de aveia em flocos',
        '1 colher de cacau',
        '1 pitada de canela',
        'Um punhado de uvas-passas',
      ],
      steps: [
        'Aqueçam o forno a 180 °C e forrem uma assadeira.',
        'Amassem as bananas com o garfo até não sobrar pedaço.',
        'Misturem a aveia, o cacau e a canela; por último, as uvas-passas.',
        'Façam doze montinhos na assadeira e achatem com a mão molhada.',
        'Assem por 15 minutos. Deixem esfriar: eles firmam enquanto vocês põem a mesa.',
      ],
    },
  },
  {
    key: 'pumpkin-soup',
    base: 'pt-BR',
    servings: 5,
    minutes: 45,
    en: {
      title: 'Pumpkin soup with crunchy seeds',
      ingredients: [
        'Half a pumpkin (about 1¾ lb or 800 g)',
        '1 onion',
        '2 carrots',
        '1 spoon of olive oil',
        '1 liter of water',
        'Salt and parsley',
      ],
      steps: [
        'Scoop out the pumpkin seeds, wash them and dry them on a cloth.',
        'Cut the pumpkin, the carrots and the onion into big pieces.',
        'Soften the onion in the oil, add the rest and cover it with the water.',
        'Cook for 25 minutes, until a fork goes in without pushing.',
        'While it cooks, toast the seeds in a dry pan, stirring all the time.',
        'Blend the soup, season it and let everyone throw their own seeds on top.',
      ],
    },
    pt: {
      title: 'Sopa de abóbora com sementinhas crocantes',
      ingredients: [
        'Meia abóbora (uns 800 g)',
        '1 cebola',
        '2 cenouras',
        '1 colher de azeite',
        '1 litro de água',
        'Sal e salsinha',
      ],
      steps: [
        'Tirem as sementes da abóbora, lavem e sequem em um pano.',
        'Cortem a abóbora, as cenouras e a cebola em pedaços grandes.',
        'Murchem a cebola no azeite, juntem o resto e cubram com a água.',
        'Cozinhem por 25 minutos, até o garfo entrar sem esforço.',
        'Enquanto isso, tostem as sementes em uma frigideira seca, mexendo sempre.',
        'Batam a sopa, temperem e deixem cada um jogar as próprias sementinhas por cima.',
      ],
    },
  },
]
