const PASSWORD = 'a short sentence'
let count = 0

async function send<T>(home: string, path: string, body: unknown, token?: string): Promise<T> {
  const isForm = body instanceof FormData
  const response = await fetch(`${home}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const { data, error } = (await response.json()) as { data: T; error?: { message: string } }
  if (!response.ok) throw new Error(`${path}: ${error?.message}`)
  return data
}

export async function createFamily(home: string): Promise<{ email: string; password: string }> {
  count += 1
  const email = `engine-${process.pid}-${count}@example.com`
  const account = { name: 'Rosa Prado', email, password: PASSWORD, language: 'en' }
  const { token } = await send<{ token: string }>(home, '/auth/register', account)
  await send(home, '/families/create', { name: `Prado ${count}` }, token)
  return { email, password: PASSWORD }
}

export async function createWeek(home: string) {
  const admin = { email: 'admin@brota.example', password: 'brota-demo' }
  const { token } = await send<{ token: string }>(home, '/auth/login', admin)
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const form = new FormData()
  const task = `Anchovy ${mark}`
  form.set('name', task)
  form.set('description', 'Something good')
  form.set('examples', 'Like this')
  await send(home, '/tasks/create-with-image', form, token)
  const { id } = await send<{ id: string }>(
    home,
    '/challenges',
    {
      title: `Week ${mark}`,
      description: 'Far away',
      weekNumber: 1,
      startDate: '2031-01-01',
      endDate: '2031-01-07',
      taskAssignments: [],
    },
    token,
  )
  const listPlanned = async (): Promise<unknown[]> => {
    const response = await fetch(`${home}/api/v1/challenges/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as { data: { taskAssignments: unknown[] } }).data.taskAssignments
  }
  return { mark, task, listPlanned }
}
