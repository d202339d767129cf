const REPOSITORY =
  'id name fullName description language stars forks watchers starCount forkCount isPrivate htmlUrl createdAt updatedAt pushedAt commits pullRequests issues releases isStale collectedAt';
const ITEM = 'id number title state htmlUrl createdAt updatedAt closedAt';
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount';
const SPREAD = 'count median p90';

/** Every field of the schema, once. */
export const EVERYTHING = `query Everything {
  sources { source lastAttemptAt outcome collectedAt missing }
  githubStats {
    profile { totalCommits totalPRs totalIssues totalReleases contributionsThisYear dailyContributions dailyPullRequests { dates opened } currentStreak longestStreak publicRepos privateRepos staleTotals }
    languages { name commits percentage } languagesByChange { name commits repositoryCommits share } codeCommits commitsWithoutCode repositories { ${REPOSITORY} } activity { date commits }
    history { dates dailyCommits hourlyCommits languages { name dates dailyCommits dailyWeights } }
    hourlyActivity { hour dayOfWeek commits } reviews { since until given peopleUnblocked waitHours { ${SPREAD} } } lastSyncAt lastSyncSuccess staleRepositories
  }
  githubRepository(id: "sample:eng-insights-platform") {
    repository { ${REPOSITORY} } pullRequests { ${ITEM} mergedAt } issues { ${ITEM} }
    commits { id sha message authorName authorEmail authorDate committerDate htmlUrl }
    releases { id tagName name body htmlUrl publishedAt createdAt }
  }
  actionsSummary(owner: "rowan-hale", repo: "portfolio", bucket: month, since: "2026-09-01T00:00:00Z", until: "2027-01-01T00:00:00+01:00") {
    workflowName periodStart periodEnd runs successes successRate avgRunSec avgQueueSec retryRate
    medianRunSec p90RunSec runSamples endedRuns repairedRuns isPartial defaultBranchRuns defaultBranchSuccesses pullRequestRuns pullRequestSuccesses
  }
  actionsRuns(owner: "rowan-hale", repo: "portfolio", workflowName: "CI", conclusion: "success") {
    runId repoOwner repoName workflowId workflowName event status conclusion runDurationSec queueTimeSec runStartedAt updatedAt
  }
  actionsBilling(scope: "user:rowan-hale") {
    scope asOfDate totalMinutesUsed includedMinutes planMinutes totalPaidMinutesUsed ubuntuMinutes windowsMinutes macosMinutes
    countedMinutes freeMinutes
  }
  prFacts(owner: "rowan-hale", repo: "portfolio") { repoOwner repoName number author createdAt mergedAt cycleTimeDays }
  delivery(owner: "rowan-hale", repo: "portfolio") {
    since until deploymentSource merges botMerges stackedMerges backportMerges mergesPerWeek cycleTimeDays { ${SPREAD} } firstReviewHours { ${SPREAD} }
    deployments failedDeployments deploymentsPerWeek leadTimeDays { ${SPREAD} }
    changeFailures { deployments failed rate reworkRate recoveryHours { ${SPREAD} } last lastFailed sources { kind failed hours label } }
  }
  projects(first: 100) {
    edges { cursor node { id slug title description content status startDate endDate repositoryUrl liveUrl imageUrl thumbnailUrl
      technologyGroups { category technologies { name description } } tags { name } } } ${PAGE}
  }
  astroPhotos(first: 100) {
    edges { cursor node { id slug title description object constellation capturedAt imageUrl thumbnailUrl width height integrationSec gear } }
    ${PAGE}
  }
}`;
