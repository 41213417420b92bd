import type { Generated } from 'kysely'
import type { Language } from '#kit/i18n/languages.ts'
import type { TextLine } from '#base/alerts/alertText.ts'

export type ObjectState = 'waiting' | 'there' | 'refused' | 'gone'
export type FeedState = 'making' | 'current' | 'old' | 'refused'

export type PortalTables = {
  portal: {
    id: Generated<number>
    name: string
    format: string
    viewId: number | null
    language: Language
    contactName: string | null
    contactPhone: string | null
    contactEmail: string | null
    mostObjects: number | null
    mostPictures: number | null
    isOn: Generated<boolean>
    onSince: string | null
    tokenHash: Buffer | null
    addressSince: string | null
    mark: string | null
    dueOn: string | null
    checkedOn: string | null
    workerId: string | null
    workerUntil: string | null
    tries: Generated<number>
    toldRefusedOn: string | null
    toldSilentOn: string | null
    version: Generated<number>
    createdOn: Generated<string>
    createdById: number | null
    modifiedOn: Generated<string>
    modifiedById: number | null
    deletedOn: string | null
  }
  portalObject: {
    portalId: number
    objectId: number
    wanted: boolean | null
    state: Generated<ObjectState>
    since: Generated<string>
    reasons: Generated<TextLine[]>
    unsaid: Generated<string[]>
    itemHash: string | null
    changedOn: string | null
  }
  portalFeed: {
    id: Generated<number>
    portalId: number
    format: string
    state: Generated<FeedState>
    stored: string | null
    etag: string | null
    bytes: number | null
    zippedBytes: number | null
    count: Generated<number>
    refusedCount: Generated<number>
    madeOn: Generated<string>
    reasons: Generated<TextLine[]>
    lost: Generated<number>
  }
  portalDraft: {
    feedId: number
    objectId: number
    isWritten: boolean
    reasons: TextLine[]
    unsaid: string[]
    itemHash: string | null
    changedOn: string | null
  }
  portalFetch: {
    id: Generated<number>
    portalId: number
    fetchedOn: Generated<string>
    address: string
    agent: string | null
    status: number
    count: number
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends PortalTables {}
}
