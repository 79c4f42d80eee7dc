import type { Members } from './family-rows'
import type { DemoFamily } from './people'

export function buildFollows(demoFamilies: DemoFamily[], members: Members[]) {
  const familyIdByName = new Map(members.map(({ family }) => [family.name, family.id]))
  return demoFamilies.flatMap(({ name, follows, asks = [] }, index) => {
    const founded = members[index]?.family.createdAt.getTime() ?? 0
    const row = (followed: string, status: 'accepted' | 'pending', hours: number) => {
      const [followerId, followedId] = [familyIdByName.get(name), familyIdByName.get(followed)]
      if (!followerId || !followedId) throw new Error(`There is no family ${followed}`)
      return { followerId, followedId, status, createdAt: new Date(founded + hours * 3_600_000) }
    }
    return [
      ...follows.map((followed, place) => row(followed, 'accepted', 40 + 31 * place)),
      ...asks.map((followed) => row(followed, 'pending', 200)),
    ]
  })
}
