CREATE TABLE `billing` (
	`scope` text NOT NULL,
	`collection` integer NOT NULL,
	`as_of_date` text NOT NULL,
	`total_minutes_used` real NOT NULL,
	`included_minutes` real NOT NULL,
	`total_paid_minutes_used` real NOT NULL,
	`ubuntu_minutes` real NOT NULL,
	`windows_minutes` real NOT NULL,
	`macos_minutes` real NOT NULL,
	PRIMARY KEY(`scope`, `collection`)
);
--> statement-breakpoint
CREATE TABLE `collection` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`error` text,
	`token_kind` text,
	`time_zone` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `commit_fact` (
	`repo` integer NOT NULL,
	`sha` text NOT NULL,
	`collection` integer NOT NULL,
	`authored_at` integer NOT NULL,
	`author_offset` integer NOT NULL,
	`slot` integer NOT NULL,
	`committed_at` integer NOT NULL,
	`message` text NOT NULL,
	`author_name` text NOT NULL,
	`author_email` text,
	PRIMARY KEY(`repo`, `sha`)
);
--> statement-breakpoint
CREATE INDEX `commit_slot` ON `commit_fact` (`slot`,`repo`,`collection`);--> statement-breakpoint
CREATE INDEX `commit_newest` ON `commit_fact` (`repo`,`authored_at`);--> statement-breakpoint
CREATE TABLE `commit_progress` (
	`repo` integer PRIMARY KEY NOT NULL,
	`collection` integer NOT NULL,
	`through` integer NOT NULL,
	`count` integer NOT NULL,
	`head` text
);
--> statement-breakpoint
CREATE TABLE `day_commits` (
	`collection` integer NOT NULL,
	`date` text NOT NULL,
	`commits` integer NOT NULL,
	PRIMARY KEY(`collection`, `date`)
);
--> statement-breakpoint
CREATE TABLE `detail` (
	`repo` integer NOT NULL,
	`collection` integer NOT NULL,
	`pull_requests` text NOT NULL,
	`issues` text NOT NULL,
	`releases` text NOT NULL,
	PRIMARY KEY(`repo`, `collection`)
);
--> statement-breakpoint
CREATE TABLE `hour_commits` (
	`collection` integer NOT NULL,
	`date` text NOT NULL,
	`hour` integer NOT NULL,
	`day_of_week` integer NOT NULL,
	`commits` integer NOT NULL,
	PRIMARY KEY(`collection`, `date`, `hour`, `day_of_week`)
);
--> statement-breakpoint
CREATE TABLE `job_fact` (
	`pipeline` integer NOT NULL,
	`run_id` integer NOT NULL,
	`attempt` integer NOT NULL,
	`job_id` integer NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`conclusion` text,
	`created_at` text,
	`started_at` text,
	`completed_at` text,
	`queue_sec` real,
	PRIMARY KEY(`pipeline`, `run_id`, `attempt`, `job_id`)
);
--> statement-breakpoint
CREATE TABLE `language_commits` (
	`collection` integer NOT NULL,
	`name` text NOT NULL,
	`commits` integer NOT NULL,
	`percentage` real NOT NULL,
	PRIMARY KEY(`collection`, `name`)
);
--> statement-breakpoint
CREATE TABLE `lock` (
	`name` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`host` text NOT NULL,
	`pid` integer NOT NULL,
	`started_at` text NOT NULL,
	`beat_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mark` (
	`source` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`source`, `key`)
);
--> statement-breakpoint
CREATE TABLE `pipeline` (
	`key` integer PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`name` text NOT NULL,
	`full_name` text NOT NULL,
	`is_private` integer NOT NULL,
	`sample` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pipeline_name` ON `pipeline` (`full_name`,`sample`);--> statement-breakpoint
CREATE TABLE `pr_fact` (
	`pipeline` integer NOT NULL,
	`number` integer NOT NULL,
	`collection` integer NOT NULL,
	`author` text,
	`created_at` text NOT NULL,
	`merged_at` text NOT NULL,
	`cycle_time_days` real NOT NULL,
	PRIMARY KEY(`pipeline`, `number`)
);
--> statement-breakpoint
CREATE INDEX `pr_newest` ON `pr_fact` (`pipeline`,`merged_at`);--> statement-breakpoint
CREATE TABLE `profile` (
	`collection` integer PRIMARY KEY NOT NULL,
	`total_commits` integer,
	`total_prs` integer,
	`total_issues` integer,
	`total_releases` integer,
	`contributions_this_year` integer,
	`public_repos` integer,
	`private_repos` integer,
	`year` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `repo` (
	`key` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`full_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `repo_id` ON `repo` (`id`);--> statement-breakpoint
CREATE INDEX `repo_full_name` ON `repo` (`full_name`);--> statement-breakpoint
CREATE TABLE `repository` (
	`collection` integer NOT NULL,
	`repo` integer NOT NULL,
	`source` text NOT NULL,
	`stale` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`full_name` text NOT NULL,
	`description` text,
	`language` text,
	`stars` integer NOT NULL,
	`forks` integer NOT NULL,
	`watchers` integer NOT NULL,
	`is_private` integer NOT NULL,
	`html_url` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`pushed_at` text,
	`commits` integer,
	`count_commits` integer NOT NULL,
	`pull_requests` integer,
	`issues` integer,
	`releases` integer,
	PRIMARY KEY(`collection`, `repo`)
);
--> statement-breakpoint
CREATE INDEX `repository_id` ON `repository` (`collection`,`id`);--> statement-breakpoint
CREATE TABLE `state` (
	`family` text PRIMARY KEY NOT NULL,
	`snapshot` integer,
	`last_sync_at` text NOT NULL,
	`last_sync_ok` integer NOT NULL,
	`version` integer NOT NULL,
	`sample` integer NOT NULL,
	`time_zone` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `workflow_run` (
	`pipeline` integer NOT NULL,
	`run_id` integer NOT NULL,
	`attempt` integer NOT NULL,
	`collection` integer NOT NULL,
	`replaced` integer,
	`workflow_id` integer NOT NULL,
	`workflow_name` text NOT NULL,
	`event` text NOT NULL,
	`status` text NOT NULL,
	`conclusion` text,
	`duration_sec` real,
	`queue_sec` real,
	`queue_jobs` integer NOT NULL,
	`created_at` text NOT NULL,
	`started_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`pipeline`, `run_id`, `attempt`, `collection`)
);
--> statement-breakpoint
CREATE INDEX `run_newest` ON `workflow_run` (`pipeline`,`started_at`);--> statement-breakpoint
CREATE INDEX `run_created` ON `workflow_run` (`pipeline`,`created_at`);