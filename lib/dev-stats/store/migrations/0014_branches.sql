-- day_commits and hour_commits are no longer written. They stay for servers of the version before.
CREATE TABLE `branch_commit` (
	`pipeline` integer NOT NULL,
	`sha` text NOT NULL,
	`collection` integer NOT NULL,
	`parents` text NOT NULL,
	`reverts` text NOT NULL,
	PRIMARY KEY(`pipeline`, `sha`)
);
--> statement-breakpoint
CREATE TABLE `delivery_event` (
	`pipeline` integer NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`collection` integer NOT NULL,
	`name` text NOT NULL,
	`sha` text,
	`started_at` text NOT NULL,
	`ended_at` text,
	`failed_at` text,
	PRIMARY KEY(`pipeline`, `kind`, `id`, `collection`)
);
--> statement-breakpoint
ALTER TABLE `pipeline` ADD `default_branch` text;--> statement-breakpoint
ALTER TABLE `pr_fact` ADD `is_bot` integer;--> statement-breakpoint
ALTER TABLE `pr_fact` ADD `base_branch` text;--> statement-breakpoint
ALTER TABLE `pr_fact` ADD `head_branch` text;--> statement-breakpoint
ALTER TABLE `pr_fact` ADD `merge_sha` text;--> statement-breakpoint
ALTER TABLE `pr_fact` ADD `is_hotfix` integer;--> statement-breakpoint
ALTER TABLE `workflow_run` ADD `head_branch` text;--> statement-breakpoint
ALTER TABLE `workflow_run` ADD `head_sha` text;