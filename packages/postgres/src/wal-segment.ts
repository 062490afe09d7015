import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Standard of initdb, which makes our clusters. */
export const SEGMENT_BYTES = 16 * 1024 * 1024
const SEGMENTS_PER_ID = 2 ** 32 / SEGMENT_BYTES
const SEGMENT_NAME = /^[0-9A-F]{24}$/

/** `0/3000028` as a number of bytes from the beginning of the log. */
export function lsnBytes(lsn: string): number {
  const [high = '0', low = '0'] = lsn.split('/')
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

export const segmentAt = (bytes: number): number => Math.floor(bytes / SEGMENT_BYTES)

/** As PostgreSQL calls the file: timeline, then the number in two parts. */
export function segmentName(timeline: number, segment: number): string {
  return [timeline, Math.floor(segment / SEGMENTS_PER_ID), segment % SEGMENTS_PER_ID].map(hex).join('')
}

export function segmentOf(name: string): { timeline: number; segment: number } | undefined {
  if (!SEGMENT_NAME.test(name)) return undefined
  const [timeline = 0, high = 0, low = 0] = [0, 8, 16].map((at) => Number.parseInt(name.slice(at, at + 8), 16))
  return { timeline, segment: high * SEGMENTS_PER_ID + low }
}

/** Numbers of the whole segments of a timeline in a folder, ascending. One cut short is none. */
export function wholeSegments(dir: string, timeline: number): number[] {
  return readdirSync(dir)
    .map((name) => ({ name, found: segmentOf(name) }))
    .filter(({ name, found }) => found?.timeline === timeline && statSync(join(dir, name)).size === SEGMENT_BYTES)
    .map(({ found }) => found?.segment ?? 0)
    .sort((a, b) => a - b)
}

const LONG_HEADER_BYTES = 40

/**
 * Whether the file holds that segment of that cluster: its first page says so itself. A file that PostgreSQL has renamed for later
 * use still carries the old content, and is not what its name says.
 */
export function holdsSegment(file: string, systemId: string, segment: number): boolean {
  const head = Buffer.alloc(LONG_HEADER_BYTES)
  try {
    const from = openSync(file, 'r')
    try {
      if (readSync(from, head, 0, LONG_HEADER_BYTES, 0) < LONG_HEADER_BYTES) return false
    } finally {
      closeSync(from)
    }
  } catch {
    return false
  }
  return (
    head.readBigUInt64LE(8) === BigInt(segment) * BigInt(SEGMENT_BYTES) && `${head.readBigUInt64LE(24)}` === systemId
  )
}

const hex = (part: number): string => part.toString(16).toUpperCase().padStart(8, '0')
