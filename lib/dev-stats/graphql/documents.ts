import type { DocumentDecoration, initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada';
import type { Introspection } from './introspection';

/** The operations of the dashboard, typed by the schema. Imports types only, so nothing of gql.tada is bundled. */

export type Query<Data, Variables> = string & DocumentDecoration<Data, Variables>;

declare const graphql: initGraphQLTada<{
  introspection: Introspection;
  scalars: { DateTime: string; Date: string };
}>;
const parsed = <const Text extends string>(text: Text) => graphql(text);
type Parsed<Text extends string> = ReturnType<typeof parsed<Text>>;

function query<const Text extends string>(text: Text) {
  return text as Query<ResultOf<Parsed<Text>>, VariablesOf<Parsed<Text>>>;
}

export const githubStatsDocument = query(`
  query githubStats {
    sources { source lastAttemptAt outcome collectedAt missing }
    githubStats {
      profile {
        totalCommits totalPRs totalIssues totalReleases contributionsThisYear dailyContributions
        dailyPullRequests { dates opened }
        currentStreak longestStreak publicRepos privateRepos staleTotals
      }
      languagesByChange { name commits repositoryCommits share }
      codeCommits
      commitsWithoutCode
      repositories { id name fullName description language stars: starCount forks: forkCount isPrivate htmlUrl updatedAt commits isStale collectedAt }
      history { dates commits: dailyCommits }
      hourlyActivity { hour dayOfWeek commits }
      reviews { since until given peopleUnblocked waitHours { count median p90 } }
      lastSyncAt
      staleRepositories
    }
  }
`);

export const historyDocument = query(`
  query githubHistory {
    githubStats {
      history {
        dates commits: dailyCommits hours: hourlyCommits
        languages { name dates commits: dailyCommits weights: dailyWeights }
      }
    }
  }
`);

export const actionsSummaryDocument = query(`
  query actionsSummary($owner: String!, $repo: String!, $bucket: ActionsBucket!, $since: DateTime, $until: DateTime) {
    actionsSummary(owner: $owner, repo: $repo, bucket: $bucket, since: $since, until: $until) {
      workflowName periodStart periodEnd runs successes successRate avgRunSec avgQueueSec retryRate isPartial
    }
  }
`);

export const actionsRunsDocument = query(`
  query actionsRuns(
    $owner: String!, $repo: String!, $workflowName: String, $since: DateTime, $until: DateTime, $conclusion: String
  ) {
    actionsRuns(
      owner: $owner, repo: $repo, workflowName: $workflowName, since: $since, until: $until, conclusion: $conclusion
    ) {
      runId workflowName event status conclusion runDurationSec queueTimeSec runStartedAt
    }
  }
`);

export const actionsTrendDocument = query(`
  query actionsTrend(
    $owner: String!, $repo: String!, $bucket: ActionsBucket!, $since: DateTime, $until: DateTime, $before: DateTime
  ) {
    periods: actionsSummary(owner: $owner, repo: $repo, bucket: $bucket, since: $since, until: $until) {
      workflowName periodStart runs successes successRate isPartial
    }
    totals: actionsSummary(owner: $owner, repo: $repo, bucket: all, since: $since, until: $until) {
      workflowName periodStart periodEnd runs successes medianRunSec p90RunSec runSamples
      endedRuns repairedRuns isPartial
      defaultBranchRuns defaultBranchSuccesses pullRequestRuns pullRequestSuccesses
    }
    before: actionsSummary(owner: $owner, repo: $repo, bucket: all, since: $before, until: $since) {
      workflowName runs successes isPartial
    }
  }
`);

export const actionsBillingDocument = query(`
  query actionsBilling($scope: String!) {
    actionsBilling(scope: $scope) {
      asOfDate includedMinutes: planMinutes totalPaidMinutesUsed
      ubuntuMinutes windowsMinutes macosMinutes countedMinutes freeMinutes
    }
  }
`);

const DELIVERY = `
  since until deploymentSource
  merges botMerges stackedMerges backportMerges mergesPerWeek
  cycleTimeDays { count median p90 } firstReviewHours { count median p90 }
  deployments failedDeployments deploymentsPerWeek leadTimeDays { count median p90 }
  changeFailures {
    deployments failed rate reworkRate recoveryHours { count median p90 } last lastFailed
    sources { kind failed hours label }
  }
` as const;

export const deliveryDocument = query(`
  query delivery(
    $owner: String!, $repo: String!, $since: DateTime, $until: DateTime, $beforeSince: DateTime, $beforeUntil: DateTime
  ) {
    delivery(owner: $owner, repo: $repo, since: $since, until: $until) {${DELIVERY}}
    before: delivery(owner: $owner, repo: $repo, since: $beforeSince, until: $beforeUntil) {${DELIVERY}}
  }
`);

export type GithubStats = NonNullable<ResultOf<typeof githubStatsDocument>['githubStats']>;
export type LanguageRow = GithubStats['languagesByChange'][number];
export type Repository = GithubStats['repositories'][number];
export type ActionsSummary = ResultOf<typeof actionsSummaryDocument>['actionsSummary'][number];
export type ActionsRun = ResultOf<typeof actionsRunsDocument>['actionsRuns'][number];
export type ActionsTrend = ResultOf<typeof actionsTrendDocument>;
export type ActionsBilling = NonNullable<ResultOf<typeof actionsBillingDocument>['actionsBilling']>;
export type Delivery = NonNullable<ResultOf<typeof deliveryDocument>['delivery']>;
