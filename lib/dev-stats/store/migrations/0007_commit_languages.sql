CREATE TABLE `language_change` (
	`collection` integer NOT NULL,
	`name` text NOT NULL,
	`commits` integer NOT NULL,
	`repository_commits` integer NOT NULL,
	`weight` real NOT NULL,
	`is_public` integer NOT NULL,
	PRIMARY KEY(`collection`, `name`)
);
--> statement-breakpoint
ALTER TABLE `commit_fact` ADD `languages` text;--> statement-breakpoint
CREATE INDEX `commit_languages` ON `commit_fact` (`languages`,`repo`,`collection`,`removed`) WHERE languages IS NOT NULL;