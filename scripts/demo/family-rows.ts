import { randomInt } from 'node:crypto'
import { JOIN_CODE } from '@/lib/features/families/rules'
import { RULE_VERSION } from '@/lib/features/scores/rules'
import { addDays, endOfLocalDay, type LocalDate } from '@/lib/platform/dates/local-date'
import { newId } from '@/lib/platform/db/ids'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { chance } from './chance'
import type { DiaryEntry } from './diary'
import type { DemoFamily } from './people'
import type { Pictures } from './pictures'
import type { rewardsFor } from './rewards'

const SECOND = 1000

export function foundedAt(cycleStart: LocalDate, index: number): Date {
  const day = endOfLocalDay(addDays(cycleStart, -8 + (index % 5)), 'UTC')
  return new Date(day.getTime() + (8 * 3600 + index * 2777) * SECOND)
}

export function buildMembers(demoFamily: DemoFamily, index: number, today: LocalDate, founded: Date) {
  const familyId = newId()
  const later = (seconds: number) => new Date(founded.getTime() + seconds * SECOND)
  const random = chance(104_729 + index)
  const adults = demoFamily.adults.map(([firstName, familyName, email], place) => ({
    id: newId(),
    email: email ?? `${plain(firstName)}.${plain(familyName)}@families.example`,
    firstName,
    familyName,
    familyId,
    feedPrivacy: demoFamily.privacy,
    showChildPhotos: demoFamily.showsChildren,
    createdAt: later(place * 7200 - 300),
    emailVerifiedAt: later(place * 7200),
  }))
  const kids = demoFamily.kids.map(([name, age], place) => ({
    id: newId(),
    familyId,
    name,
    birthDate: toDateColumn(addDays(today, -Math.round(365.25 * age + 20 + random() * 300))),
    createdAt: later(600 + 60 * place),
  }))
  const [founder, ...others] = adults
  const activity = (
    kind: 'created_family' | 'joined_family' | 'added_child',
    userId: string | undefined,
    at: Date,
  ) => ({ familyId, userId: userId ?? null, kind, at }) as const
  const family = {
    id: familyId,
    name: demoFamily.name,
    joinCode: demoFamily.joinCode ?? randomCode(),
    timezone: demoFamily.timezone,
    createdById: founder?.id ?? null,
    createdAt: founded,
  }
  const activities = [
    activity('created_family', founder?.id, founded),
    ...kids.map((kid) => ({ ...activity('added_child', founder?.id, kid.createdAt), subjectId: kid.id })),
    ...others.map((adult) =>
      activity('joined_family', adult.id, new Date(adult.createdAt.getTime() + 60_000)),
    ),
  ]
  return { family, adults, kids, activities }
}

export type Members = ReturnType<typeof buildMembers>

export function buildFactRows({ family, adults, kids }: Members, diary: DiaryEntry[], pictures: Pictures) {
  const familyId = family.id
  const getUserId = (entry: DiaryEntry) => adults[entry.adult]?.id ?? null
  return {
    photos: diary.flatMap((entry) => {
      const drawn = pictures.get(entry.photoId)
      if (!drawn) return []
      const { width, height, full, placeholder, digest } = drawn
      const createdAt = new Date(entry.at.getTime() - 20 * SECOND)
      const picture = {
        width,
        height,
        bytes: full.byteLength,
        placeholder,
        digest,
        purpose: 'completion',
        unusedSince: null,
      } as const
      return { id: entry.photoId, uploaderId: getUserId(entry), familyId, createdAt, ...picture }
    }),
    completions: diary.map((entry) => {
      const { id, photoId, item, description, showsChild, localDate } = entry
      const { challengeId, assignmentId, taskId } = item
      const what = {
        id,
        familyId,
        challengeId,
        assignmentId,
        taskId,
        sequence: 1,
        photoId,
        description,
        showsChild,
      }
      const when = { localDate: toDateColumn(localDate), timezone: family.timezone, createdAt: entry.at }
      return { ...what, userId: getUserId(entry), ...when }
    }),
    kidsOfCompletions: diary.flatMap((entry) =>
      entry.kids.flatMap((place) => (kids[place] ? [{ completionId: entry.id, kidId: kids[place].id }] : [])),
    ),
  }
}

export function buildRewardRows({ family, adults }: Members, rewards: ReturnType<typeof rewardsFor>) {
  const familyId = family.id
  const toActivity = (
    { adult, at }: DiaryEntry,
    kind: 'earned_badge' | 'completed_challenge',
    subjectId: string,
  ) => {
    return { familyId, userId: adults[adult]?.id ?? null, kind, subjectId, at }
  }
  return {
    points: rewards.points.map(({ entry, localDate, season: _, ...given }) => ({
      ...given,
      familyId,
      challengeId: entry.item.challengeId,
      ruleVersion: RULE_VERSION,
      localDate: toDateColumn(localDate),
      createdAt: entry.at,
    })),
    scores: [...rewards.scores].map(([period, score]) => ({ familyId, period, ...score })),
    earned: rewards.earned.map(({ badgeId, occasion, entry }) => {
      return { familyId, badgeId, occasion, completionId: entry.id, earnedAt: entry.at }
    }),
    activities: [
      ...rewards.earned.map(({ badgeId, entry }) => toActivity(entry, 'earned_badge', badgeId)),
      ...rewards.finished.map((entry) => toActivity(entry, 'completed_challenge', entry.item.challengeId)),
    ],
  }
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const randomCode = () =>
  Array.from(
    { length: JOIN_CODE.length },
    () => JOIN_CODE.alphabet[randomInt(JOIN_CODE.alphabet.length)],
  ).join('')
