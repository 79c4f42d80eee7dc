import 'server-only'
import { subHours } from 'date-fns'
import type { z } from 'zod'
import { auditAs } from '@/lib/features/audit/service'
import { lockForChange } from '@/lib/features/challenges/plan/service'
import { uploadedFileUrl } from '@/lib/features/challenges/rules'
import { getChallenge } from '@/lib/features/challenges/service'
import type { Db } from '@/lib/platform/db/client'
import { databaseNow } from '@/lib/platform/db/clock'
import { newId } from '@/lib/platform/db/ids'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Bytes } from '@/lib/platform/http/endpoint'
import { plainPdf } from '@/lib/platform/pdf/plain'
import type { Actor, AdminActor } from '@/lib/platform/session/actor'
import { storage } from '@/lib/platform/storage/storage'
import { DELETE_AT_NEXT_SWEEP } from '@/lib/platform/storage/stored-file-kind'
import { cleanLine, cutLine } from '@/lib/platform/text/clean'
import { fileName } from '../rules'
import * as repo from './repository'
import { MATERIAL_MAX_BYTES, MATERIAL_NAME_MAX, MATERIALS_MAX } from './rules'
import type { AddedMaterial, materialChange, materialUpload, UploadedMaterial } from './schema'

/** Longer than any upload takes. */
const UNUSED_HOURS = 1
const BATCH = 20

const getMaterialFolder = (id: string) => `materials/${id}`
const getMaterialKey = (id: string) => `${getMaterialFolder(id)}/file.pdf`

/**
 * Adds a PDF to a challenge. The row comes before the file and is shown afterwards, so that the sweep finds interrupted
 * uploads.
 * @throws AppError not_found, material_too_large, material_not_accepted, material_limit
 */
export async function addMaterial(
  actor: AdminActor,
  challengeId: string,
  { file, name = toTitle(file) }: z.output<typeof materialUpload>,
): Promise<AddedMaterial> {
  if (file.size > MATERIAL_MAX_BYTES) throw new AppError('material_too_large')
  await getChallenge(actor, challengeId)
  const pdf = await plainPdf(await file.bytes())
  const row = { id: newId(), name, bytes: pdf.bytes.byteLength, pages: pdf.pages }
  await transaction(async (tx) => {
    await lockForChange(tx, challengeId, undefined)
    const held = await repo.sumMaterialBytes(tx, challengeId)
    const full = held.files >= MATERIALS_MAX.files || held.bytes + row.bytes > MATERIALS_MAX.bytes
    if (full) throw new AppError('material_limit')
    await repo.insertMaterial(tx, { ...row, challengeId, unusedSince: await databaseNow() })
  })
  await storage().put(getMaterialKey(row.id), pdf.bytes)
  await transaction(async (tx) => {
    if (!(await repo.showMaterial(tx, row.id))) throw new AppError('not_found')
    await auditAs(tx, actor, { action: 'material.added', subjectId: row.id, details: { challengeId } })
  })
  return { ...presentUpload(row), removed: pdf.removed }
}

type MaterialParams = { id: string; materialId: string }

/**
 * Renames a PDF.
 * @throws AppError not_found
 */
export function renameMaterial(
  actor: AdminActor,
  { id: challengeId, materialId: id }: MaterialParams,
  { name }: z.output<typeof materialChange>,
): Promise<UploadedMaterial> {
  return transaction(async (tx) => {
    const row = await repo.renameMaterial(tx, { id, challengeId }, name)
    if (!row) throw new AppError('not_found')
    await auditAs(tx, actor, { action: 'material.renamed', subjectId: id, details: { challengeId } })
    return presentUpload(row)
  })
}

/**
 * Removes a PDF; the sweep deletes its file.
 * @throws AppError not_found
 */
export function removeMaterial(
  actor: AdminActor,
  { id: challengeId, materialId: id }: MaterialParams,
): Promise<null> {
  return transaction(async (tx) => {
    if (!(await repo.detachMaterial(tx, { id, challengeId }, new Date()))) throw new AppError('not_found')
    await auditAs(tx, actor, { action: 'material.removed', subjectId: id, details: { challengeId } })
    return null
  })
}

/** Returns a challenge's PDFs, oldest first. */
export async function listMaterials(_actor: AdminActor, challengeId: string): Promise<UploadedMaterial[]> {
  return (await repo.findShown(challengeId)).map(presentUpload)
}

/**
 * Returns an uploaded PDF.
 * @throws AppError not_found, also for an invisible challenge
 */
export async function readUpload(actor: Actor, id: string): Promise<Bytes> {
  const material = await repo.findMaterial(id)
  if (!material?.challengeId) throw new AppError('not_found')
  await getChallenge(actor, material.challengeId)
  const body = await storage().get(getMaterialKey(id))
  if (!body) throw new AppError('not_found')
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${fileName(material.name, '.pdf')}"`,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  }
  return { body, headers, status: 200 }
}

/** Returns a challenge's PDFs, without an access check. */
export async function readMaterialFiles(challengeId: string): Promise<{ id: string; bytes: Uint8Array }[]> {
  const files: { id: string; bytes: Uint8Array }[] = []
  for (const { id } of await repo.findShown(challengeId)) {
    const bytes = await storage().get(getMaterialKey(id))
    if (bytes) files.push({ id, bytes })
  }
  return files
}

/** Returns a stored PDF, or null. */
export const readMaterialFile = (id: string) => storage().get(getMaterialKey(id))

/**
 * Returns an imported PDF's pages.
 * @throws AppError material_too_large, material_not_accepted
 */
export function checkMaterial(bytes: Uint8Array) {
  if (bytes.byteLength > MATERIAL_MAX_BYTES) throw new AppError('material_too_large')
  return plainPdf(bytes)
}

/** Stores a PDF to import, hidden until `attachMaterial`. */
export async function storeMaterial(id: string, name: string, bytes: Uint8Array): Promise<void> {
  const pdf = await checkMaterial(bytes)
  const row = { id, name, bytes: pdf.bytes.byteLength, pages: pdf.pages }
  if (!(await repo.putHidden({ ...row, unusedSince: await databaseNow() })))
    throw new AppError('changed_meanwhile')
  await storage().put(getMaterialKey(id), pdf.bytes)
}

/**
 * Shows or renames an imported PDF in a challenge.
 * @throws AppError material_limit; changed_meanwhile
 */
export async function attachMaterial(
  tx: Db,
  actor: AdminActor,
  { isNew, ...material }: { id: string; name: string; challengeId: string; isNew: boolean },
): Promise<void> {
  if (!(await repo.attachMaterial(tx, material))) throw new AppError('changed_meanwhile')
  const held = await repo.sumMaterialBytes(tx, material.challengeId)
  if (held.files > MATERIALS_MAX.files || held.bytes > MATERIALS_MAX.bytes)
    throw new AppError('material_limit')
  const action = isNew ? 'material.added' : 'material.renamed'
  const details = { challengeId: material.challengeId }
  await auditAs(tx, actor, { action, subjectId: material.id, details })
}

/** Deletes PDFs without a challenge. Safe to run concurrently. */
export async function sweepUnusedMaterials(now: Date): Promise<number> {
  const before = subHours(now, UNUSED_HOURS)
  await repo.detachOrphans(DELETE_AT_NEXT_SWEEP)
  for (let swept = 0; ; ) {
    const count = await transaction((tx) => sweepSome(tx, before))
    swept += count
    if (count < BATCH) return swept
  }
}

async function sweepSome(tx: Db, before: Date): Promise<number> {
  const ids = await repo.lockUnused(tx, before, BATCH)
  const results = await Promise.allSettled(ids.map((id) => storage().deleteUnder(getMaterialFolder(id))))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  await repo.deleteMaterials(tx, ids)
  return ids.length
}

const presentUpload = (row: repo.MaterialRow): UploadedMaterial => ({ ...row, url: uploadedFileUrl(row.id) })

function toTitle(file: File): string {
  const title = cleanLine(file.name.replace(/\.pdf$/i, '').replace(/_+/g, ' '))
  return cutLine(title, MATERIAL_NAME_MAX) || 'PDF'
}
