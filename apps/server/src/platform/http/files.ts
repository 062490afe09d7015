import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StaffRefusal } from '../refusal.ts'

const NO_FILE = new Uint8Array()
/** Of the form around the file. */
const FORM_BYTES = 4_096
const PROBLEMS: Record<string, string> = {
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'several',
  FST_PARTS_LIMIT: 'several',
  FST_FIELDS_LIMIT: 'several',
}

/** Lets the calls of a scope take files; each says itself how large. */
export const acceptFiles = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { throwFileSizeLimit: true })
}

/** The one file of a request, whole in memory. Throws StaffRefusal where there is none (`missing`), or anything beside it (`several`). */
export const fileOf = async (request: FastifyRequest, most: number | undefined): Promise<Uint8Array> => {
  if (most === undefined) {
    if (request.isMultipart()) throw new StaffRefusal('STAFF_INVALID', { fields: [] })
    return NO_FILE
  }
  if (!request.isMultipart()) throw refused('missing')
  if (Number(request.headers['content-length'] ?? 0) > most + FORM_BYTES) throw refused('too_large')
  try {
    const limits = { fileSize: most, files: 1, fields: 0, parts: 1, headerPairs: 20 }
    let bytes: Uint8Array | undefined
    for await (const file of request.files({ limits })) {
      if (file.fieldname !== 'file') throw refused('missing')
      bytes = await file.toBuffer()
    }
    if (!bytes) throw refused('missing')
    return bytes
  } catch (error) {
    if (error instanceof StaffRefusal) throw error
    throw refused(PROBLEMS[(error as { code?: string }).code ?? ''] ?? 'missing')
  }
}

const refused = (problem: string): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'file', problem }] })
