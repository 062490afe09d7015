import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StaffRefusal } from '../refusal.ts'

const NO_FILE = new Uint8Array()
/** Of the form around the file. */
const FORM_BYTES = 4_096
const PROBLEMS: Record<string, FileProblem> = {
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'several',
  FST_PARTS_LIMIT: 'several',
  FST_FIELDS_LIMIT: 'several',
}

/** Lets the calls of a scope take files; each says itself how large. */
export const acceptFiles = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { throwFileSizeLimit: true })
}

/** Why a request has no file that is taken. */
export type FileProblem = 'missing' | 'several' | 'too_large'

/** The one file of a request, whole in memory. Throws StaffRefusal, or what `refused` makes, where there is none (`missing`), or anything beside it (`several`). */
export const fileOf = async (
  request: FastifyRequest,
  most: number | undefined,
  refused: (problem: FileProblem) => Error = refusedToStaff,
): Promise<Uint8Array> => {
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
      if (file.fieldname === 'file') bytes = await file.toBuffer()
      else await file.toBuffer()
    }
    if (bytes) return bytes
  } catch (error) {
    throw refused(PROBLEMS[(error as { code?: string }).code ?? ''] ?? 'missing')
  }
  throw refused('missing')
}

const refusedToStaff = (problem: FileProblem): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'file', problem }] })
