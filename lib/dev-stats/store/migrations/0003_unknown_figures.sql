CREATE TABLE `__new_billing` (
	`scope` text NOT NULL,
	`collection` integer NOT NULL,
	`as_of_date` text NOT NULL,
	`total_minutes_used` real NOT NULL,
	`included_minutes` real,
	`total_paid_minutes_used` real NOT NULL,
	`ubuntu_minutes` real NOT NULL,
	`windows_minutes` real NOT NULL,
	`macos_minutes` real NOT NULL,
	PRIMARY KEY(`scope`, `collection`)
);
--> statement-breakpoint
INSERT INTO `__new_billing`("scope", "collection", "as_of_date", "total_minutes_used", "included_minutes", "total_paid_minutes_used", "ubuntu_minutes", "windows_minutes", "macos_minutes") SELECT "scope", "collection", "as_of_date", "total_minutes_used", "included_minutes", "total_paid_minutes_used", "ubuntu_minutes", "windows_minutes", "macos_minutes" FROM `billing`;--> statement-breakpoint
DROP TABLE `billing`;--> statement-breakpoint
ALTER TABLE `__new_billing` RENAME TO `billing`;--> statement-breakpoint
CREATE TABLE `__new_repository` (
	`collection` integer NOT NULL,
	`repo` integer NOT NULL,
	`source` text NOT NULL,
	`stale` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`full_name` text NOT NULL,
	`description` text,
	`language` text,
	`stars` integer,
	`forks` integer,
	`watchers` integer,
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
INSERT INTO `__new_repository`("collection", "repo", "source", "stale", "id", "name", "full_name", "description", "language", "stars", "forks", "watchers", "is_private", "html_url", "created_at", "updated_at", "pushed_at", "commits", "count_commits", "pull_requests", "issues", "releases") SELECT "collection", "repo", "source", "stale", "id", "name", "full_name", "description", "language", iif("source" = 'git', NULL, "stars"), iif("source" = 'git', NULL, "forks"), iif("source" = 'git', NULL, "watchers"), "is_private", "html_url", "created_at", "updated_at", "pushed_at", "commits", "count_commits", "pull_requests", "issues", "releases" FROM `repository`;--> statement-breakpoint
DROP TABLE `repository`;--> statement-breakpoint
ALTER TABLE `__new_repository` RENAME TO `repository`;--> statement-breakpoint
CREATE INDEX `repository_id` ON `repository` (`collection`,`id`);