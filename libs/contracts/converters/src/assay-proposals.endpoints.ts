import {
  allow,
  answerShape,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { assayProposal } from './assay-proposal.noun';

const service = 'converters';
/** Those of the house who may change the assays of converters. */
const access = allow({
  notHierarchy: [2, 10],
  flags: ['canEditConverter', 'canAccessAssay'],
  isNewUser: false,
});

const perMetal = z.object({ pt: z.number(), pd: z.number(), rh: z.number() });
const maybePerMetal = z.object({
  pt: z.number().nullable(),
  pd: z.number().nullable(),
  rh: z.number().nullable(),
});

/** One converter of a proposal: grams, ppm, US dollars. */
const line = z.object({
  productId: id,
  oem: z.string(),
  description: z.string(),
  /** What of it went into the lots. */
  pieces: z.number(),
  grams: z.number(),
  /** Analyses that its assay rests on, and what it would be worth with this settlement. */
  tests: z.number(),
  testsAfter: z.number(),
  before: maybePerMetal,
  after: maybePerMetal,
  /** One standard deviation, ppm. */
  uncertaintyBefore: perMetal,
  uncertainty: perMetal,
  /** As the catalogue has it now; null when the converter is gone. */
  now: maybePerMetal.nullable(),
  /** Weight or assay are neither what they were when it was proposed nor what was accepted. */
  isChanged: z.boolean(),
  /** The listed price by each assay with the prices in force; absent without the right to prices. */
  priceBefore: z.number().optional(),
  priceAfter: z.number().optional(),
});
export type AssayProposalLine = z.infer<typeof line>;

/** A proposal with its evidence: what the settlement's units hold by the catalogue, and what was settled. */
export const assayProposalWhole = z.object(answerShape(assayProposal)).extend({
  evidence: z.object({
    /** Of the whole lot. */
    pieces: z.number(),
    unknownPieces: z.number(),
    expectedGrams: z.number(),
    settledGrams: z.number(),
    expectedOz: perMetal,
    settledOz: perMetal,
    /** Of this family. */
    familyPieces: z.number(),
    familyOz: perMetal,
  }),
  lines: z.array(line),
});
export type AssayProposalWhole = z.infer<typeof assayProposalWhole>;

export const assayProposalList = endpoint({
  id: 'assayProposalList',
  service,
  method: 'GET',
  path: '/read/v1/assayProposal/getAll',
  summary: 'What settlements say of the assays of families of converters, newest first',
  access,
  input: z.object({
    ...keysetPaging(25),
    text: searchText.optional(),
    status: z.enum(['open', 'accepted', 'refused', 'undone']).optional(),
  }),
  output: keysetListOf(z.object(answerShape(assayProposal))),
});

export const assayProposalGet = endpoint({
  id: 'assayProposalGet',
  service,
  method: 'GET',
  path: '/read/v1/assayProposal/get',
  summary: 'One proposal with its converters, their prices before and after, and the evidence',
  access,
  input: z.object({ assayProposalId: id }),
  output: assayProposalWhole,
});

const decided = { assayProposalId: id, version: z.number().int().min(1) };
const decision = saved.extend({ version: z.number().int() });

export const assayProposalAccept = endpoint({
  id: 'assayProposalAccept',
  service,
  method: 'PUT',
  path: '/write/v1/assayProposal/accept',
  summary: 'Gives the converters the proposed assays; 409 when one of them was changed since it was proposed',
  access,
  input: z.object(decided),
  output: decision,
});

export const assayProposalRefuse = endpoint({
  id: 'assayProposalRefuse',
  service,
  method: 'PUT',
  path: '/write/v1/assayProposal/refuse',
  summary: 'Leaves the assays as they are, and keeps why',
  access,
  input: z.object({
    ...decided,
    reason: z.string().trim().min(1, 'Please say why').max(1000, 'Use at most 1000 characters'),
  }),
  output: decision,
});

export const assayProposalUndo = endpoint({
  id: 'assayProposalUndo',
  service,
  method: 'PUT',
  path: '/write/v1/assayProposal/undo',
  summary: 'Gives the converters the assays back that they had before; 409 when one was changed since',
  access,
  input: z.object(decided),
  output: decision,
});

export const assayProposalRenew = endpoint({
  id: 'assayProposalRenew',
  service,
  method: 'PUT',
  path: '/write/v1/assayProposal/renew',
  summary: 'Works an open proposal out again with the catalogue as it is now',
  access,
  input: z.object(decided),
  output: decision,
});
