/** What families write under each other's posts. */
export const comments: Record<'en' | 'pt-BR', readonly string[]> = {
  en: [
    'Lovely idea, we will try this tonight!',
    'That looks like so much fun.',
    'Well done, all of you!',
    'We did it too. It is harder than it looks.',
    'What a nice way to end the day.',
    'Our kids want to do the same now.',
    'Great start to the week!',
    'This made us smile.',
    'How long did it take you?',
    'Keep it up, you are on a roll.',
  ],
  'pt-BR': [
    'Que ideia boa, vamos fazer hoje à noite!',
    'Que delícia de momento.',
    'Parabéns para a turma toda!',
    'Aqui em casa também fizemos. Dá mais trabalho do que parece!',
    'Que jeito gostoso de terminar o dia.',
    'As crianças daqui já querem fazer igual.',
    'Começaram bem a semana!',
    'Amamos ver isso.',
    'Inspirou a gente por aqui.',
    'Continuem assim!',
  ],
}
