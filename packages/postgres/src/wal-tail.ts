import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { tailDirOf } from './wal-archive.ts'
import { SEGMENT_BYTES, segmentAt, segmentName, segmentOf } from './wal-segment.ts'

export interface WalTail {
  stop(): Promise<void>
}

/** The most that is lost with the data's disk, in time. */
const EVERY_MS = 500
const CHUNK_BYTES = 1024 * 1024
const ALARM_EVERY_MS = 60_000

const POSITION = `
  SELECT (pg_current_wal_flush_lsn() - '0/0')::float8 AS flushed,
    (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline,
    CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity') THEN last_failed_wal END AS failed
  FROM pg_stat_archiver`

/**
 * Copies what PostgreSQL has flushed of the segment it is writing into the archive, twice a second, so that losing the disk of the data
 * loses a moment and not a segment. Flushed bytes never change, so each is copied once. A full segment is PostgreSQL's to archive; the
 * copy stays until it has.
 */
export function followWal(
  connect: () => Promise<pg.Client>,
  walDir: string,
  archiveDir: string,
  log: (line: string) => void,
): WalTail {
  const tailDir = tailDirOf(archiveDir)
  let client: pg.Client | undefined
  let stopped = false
  let complainedAt = 0
  // Copies of an earlier run are written again from their beginning: a machine that lost power may have kept a file's length only.
  const copied = new Map<string, number>()
  const complain = (sentence: string) => {
    if (Date.now() - complainedAt < ALARM_EVERY_MS) return
    complainedAt = Date.now()
    log(sentence)
  }

  const step = async (): Promise<void> => {
    try {
      client ??= await connect()
      const { rows } = await client.query<{ flushed: number; timeline: number; failed: string | null }>(POSITION)
      const { flushed = 0, timeline = 1, failed = null } = rows[0] ?? {}
      if (failed) complain(`WAL_ARCHIVE_DIR: ${failed} cannot be archived (see postgres.log): the disk will fill up`)
      copyUpTo(flushed, timeline)
      dropArchived()
    } catch (error) {
      // The supervisor says so when the database itself is gone.
      if (client) await client.end().catch(() => {})
      client = undefined
      if ((error as NodeJS.ErrnoException).syscall) complain(`WAL_ARCHIVE_DIR: ${(error as Error).message}`)
    }
  }

  const copyUpTo = (flushed: number, timeline: number): void => {
    const current = segmentAt(flushed)
    // The one before may have been filled since the last look.
    for (const segment of [current - 1, current]) {
      const name = segmentName(timeline, segment)
      const from = join(walDir, name)
      if (segment !== current && !existsSync(join(tailDir, name))) continue
      if (existsSync(join(archiveDir, name)) || !existsSync(from)) continue
      const end = Math.min(flushed - segment * SEGMENT_BYTES, SEGMENT_BYTES)
      copy(from, join(tailDir, name), copied.get(name) ?? 0, end)
      copied.set(name, end)
    }
  }

  const dropArchived = (): void => {
    for (const name of readdirSync(tailDir))
      if (segmentOf(name) && existsSync(join(archiveDir, name))) {
        rmSync(join(tailDir, name), { force: true })
        copied.delete(name)
      }
  }

  const loop = (async () => {
    while (!stopped) {
      await step()
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS).unref())
    }
  })()

  return {
    stop: async () => {
      stopped = true
      await step()
      await client?.end().catch(() => {})
      void loop
    },
  }
}

function copy(from: string, to: string, start: number, end: number): void {
  if (start >= end) return
  const source = openSync(from, 'r')
  const target = openSync(to, existsSync(to) ? 'r+' : 'w', 0o600)
  try {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - start))
    for (let at = start; at < end; ) {
      const read = readSync(source, chunk, 0, Math.min(chunk.length, end - at), at)
      if (read === 0) break
      writeSync(target, chunk, 0, read, at)
      at += read
    }
    fsyncSync(target)
  } finally {
    closeSync(source)
    closeSync(target)
  }
}
