import { expect, it } from 'vitest'
import { readFollowerView } from '@/lib/features/community/service'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { member, partner } from '../../support/scene'

it('the follower view combines the privacy settings of all adults', async () => {
  const ana = await member()
  const rui = await partner(ana)
  const actor = await buildFamilyActor(ana)
  const setPrivacy = (
    id: string,
    data: { feedPrivacy: 'private' | 'followers' | 'public'; showChildPhotos: boolean },
  ) => db().user.update({ where: { id }, data })

  await setPrivacy(ana.id, { feedPrivacy: 'private', showChildPhotos: true })
  await setPrivacy(rui.id, { feedPrivacy: 'private', showChildPhotos: false })
  expect(await readFollowerView(actor)).toEqual({ posts: 'none', photosWithKids: 'hidden' })
  await setPrivacy(rui.id, { feedPrivacy: 'followers', showChildPhotos: false })
  expect(await readFollowerView(actor)).toEqual({ posts: 'some', photosWithKids: 'hidden' })
  await setPrivacy(rui.id, { feedPrivacy: 'public', showChildPhotos: true })
  expect(await readFollowerView(actor)).toEqual({ posts: 'some', photosWithKids: 'shown' })
  await setPrivacy(ana.id, { feedPrivacy: 'followers', showChildPhotos: false })
  expect(await readFollowerView(actor)).toEqual({ posts: 'all', photosWithKids: 'shown' })
  await setPrivacy(rui.id, { feedPrivacy: 'public', showChildPhotos: false })
  expect(await readFollowerView(actor)).toEqual({ posts: 'all', photosWithKids: 'hidden' })
})
