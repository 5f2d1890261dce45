import { createAuditRepository, type AuditRepository } from './audit-repository.ts'
import { createCatalogueRepository, type CatalogueRepository } from './catalogue-repository.ts'
import { createCheckpointRepository, type CheckpointRepository } from './checkpoint-repository.ts'
import type { Connection } from './database.ts'
import { createEvaluationRepository, type EvaluationRepository } from './evaluation-repository.ts'
import { createFactsRepository, type FactsRepository } from './facts-repository.ts'
import { createFamilyRepository, type FamilyRepository } from './family-repository.ts'
import { createFileRepository, type FileRepository } from './file-repository.ts'
import { createFitRepository, type FitRepository } from './fit-repository.ts'
import { createHistoryRepository, type HistoryRepository } from './history-repository.ts'
import { createLibraryRepository, type LibraryRepository } from './library-repository.ts'
import { createListRepository, type ListRepository } from './list-repository.ts'
import { createLoginAttemptRepository, type LoginAttemptRepository } from './login-attempt-repository.ts'
import { createOpinionRepository, type OpinionRepository } from './opinion-repository.ts'
import { createPageReadingRepository, type PageReadingRepository } from './page-reading-repository.ts'
import { createPictureRepository, type PictureRepository } from './picture-repository.ts'
import { createPictureTakingRepository, type PictureTakingRepository } from './picture-taking-repository.ts'
import { createProfileRepository, type ProfileRepository } from './profile-repository.ts'
import { createRescoringRepository, type RescoringRepository } from './rescoring-repository.ts'
import { createShelfAddressRepository, type ShelfAddressRepository } from './shelf-address-repository.ts'
import { createScanRepository, type ScanRepository } from './scan-repository.ts'
import { createScoreRepository, type ScoreRepository } from './score-repository.ts'
import { createModelChoiceRepository, type ModelChoiceRepository } from './model-choice-repository.ts'
import { createModelCallRepository, type ModelCallRepository } from './model-call-repository.ts'
import { createScoringConfigRepository, type ScoringConfigRepository } from './scoring-config-repository.ts'
import { createWaitingRepository, type WaitingRepository } from './waiting-repository.ts'
import { createWishRepository, type WishRepository } from './wish-repository.ts'
import { createSessionRepository, type SessionRepository } from './session-repository.ts'

export type Repositories = {
  evaluations: EvaluationRepository
  library: LibraryRepository
  facts: FactsRepository
  checkpoints: CheckpointRepository
  files: FileRepository
  fits: FitRepository
  pictures: PictureRepository
  pictureTakings: PictureTakingRepository
  pageReadings: PageReadingRepository
  scans: ScanRepository
  profiles: ProfileRepository
  families: FamilyRepository
  catalogue: CatalogueRepository
  lists: ListRepository
  wishes: WishRepository
  opinions: OpinionRepository
  shelfAddresses: ShelfAddressRepository
  modelCalls: ModelCallRepository
  modelChoice: ModelChoiceRepository
  history: HistoryRepository
  rescorings: RescoringRepository
  scores: ScoreRepository
  scoringConfigs: ScoringConfigRepository
  audit: AuditRepository
  sessions: SessionRepository
  loginAttempts: LoginAttemptRepository
  waiting: WaitingRepository
}

/** All repositories over one connection or one transaction. */
export function createRepositories(connection: Connection): Repositories {
  return {
    evaluations: createEvaluationRepository(connection),
    library: createLibraryRepository(connection),
    facts: createFactsRepository(connection),
    checkpoints: createCheckpointRepository(connection),
    files: createFileRepository(connection),
    fits: createFitRepository(connection),
    pictures: createPictureRepository(connection),
    pictureTakings: createPictureTakingRepository(connection),
    pageReadings: createPageReadingRepository(connection),
    scans: createScanRepository(connection),
    profiles: createProfileRepository(connection),
    families: createFamilyRepository(connection),
    catalogue: createCatalogueRepository(connection),
    lists: createListRepository(connection),
    wishes: createWishRepository(connection),
    opinions: createOpinionRepository(connection),
    shelfAddresses: createShelfAddressRepository(connection),
    modelCalls: createModelCallRepository(connection),
    modelChoice: createModelChoiceRepository(connection),
    history: createHistoryRepository(connection),
    rescorings: createRescoringRepository(connection),
    scores: createScoreRepository(connection),
    scoringConfigs: createScoringConfigRepository(connection),
    audit: createAuditRepository(connection),
    sessions: createSessionRepository(connection),
    loginAttempts: createLoginAttemptRepository(connection),
    waiting: createWaitingRepository(connection),
  }
}
